export const style = `
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #1d1b18; --quiet: #5c564e; --line: #dcd6cc; --accent: #2f4b5c }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171513; --ink: #f1ede6; --quiet: #b5ada1; --line: #3b362f; --accent: #9cc3d8 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 2.25rem; line-height: 1.15; margin: 0 0 .5rem; letter-spacing: -.02em }
h2 { font-size: 1.375rem; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
p { max-width: 66ch; margin: .25rem 0 .75rem }
a { color: var(--accent) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
header, section { border-bottom: 1px solid var(--line); padding: 1.75rem 0 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 1rem 0; margin: 0 }
nav a { display: inline-block; padding: .25rem 0 }
ul { padding-left: 1.25rem; margin: .25rem 0 }
main li { margin: .125rem 0 }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
.call { border: 1px solid var(--line); border-radius: 4px; display: inline-block; padding: .375rem .75rem }
i { color: var(--quiet); font-style: normal }
.quiet { color: var(--quiet) }
summary { cursor: pointer; padding: .125rem 0 }
dt { margin-top: .75rem }
dd { margin: 0; max-width: 66ch }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-top: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top }
`
