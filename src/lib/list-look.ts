/**
 * Runs where it stands, right behind a list's panel and bar: the columns and the hidden panel that somebody chose must
 * be there at the first paint, or the list would jump. A phone has neither, and waits some milliseconds for its storage. The
 * content policy allows it by its hash.
 */
export const listLook =
  "innerWidth>994&&(l=>{try{let s=localStorage,c=l.querySelector('[name=columns][value=\"'+ +s.columns+'\"]');c&&(c.checked=!0);s.filterPanel=='closed'&&(l.querySelector('.filters').open=!1)}catch{}})(document.currentScript.parentElement)"
