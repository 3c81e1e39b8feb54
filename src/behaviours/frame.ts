/** All of a page's frame in one file that the browser keeps: written into each page, it would cost every first packet. */
import './header.ts'
import './consent.ts'
import './who-is-here.ts'
import './offline.ts'
