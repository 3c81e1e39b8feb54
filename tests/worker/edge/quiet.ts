// What Workers log about their requests is no news in a test's report; errors still are.
globalThis.console.log = () => {}
