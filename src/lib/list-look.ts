/**
 * Runs where it stands, right behind a list's panel and bar: the columns and the hidden panel that somebody chose must
 * be there at the first paint, or the list would jump. A phone has neither: it needn't wait for its storage, and isn't
 * asked for the window's width, which would lay out what has come so far. The content policy allows it by its hash.
 */
export const listLook =
  "if(screen.width>994)try{let s=localStorage,d=document;d.querySelector(`[name=columns][value='${s.columns}']`)?.click();s.filterPanel=='closed'&&innerWidth>994&&(d.querySelector('.filters').open=!1)}catch{}"
