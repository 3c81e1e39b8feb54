import { Hono } from 'hono'
import { cardReturnPath } from '#contract/edge/purchase.ts'
import { markItem } from '../api/bookmarks.ts'
import { changeLine, putLine } from '../api/cart-line.ts'
import { dropPromo, setPromo } from '../api/cart-promo.ts'
import { clearWholeCart, showCart } from '../api/cart.ts'
import { consent, consentLimit } from '../api/consent.ts'
import { deleteAccount } from '../api/customer-deletion.ts'
import { changeOwnPassword } from '../api/customer-password.ts'
import { postPicture, removePicture, showPicture } from '../api/customer-picture.ts'
import { saveProfile } from '../api/customer-profile.ts'
import { removeReview, saveReview } from '../api/customer-reviews.ts'
import { sendEnquiry } from '../api/enquiries.ts'
import { answerOffer } from '../api/enquiry-decision.ts'
import { me } from '../api/me.ts'
import { saveAddress } from '../api/purchase-address.ts'
import { callOff, sendBack } from '../api/purchase-after.ts'
import { buyAgain } from '../api/purchase-again.ts'
import { saveCard } from '../api/purchase-card.ts'
import { returnWithCard } from '../api/purchase-challenge.ts'
import { orderCart } from '../api/purchase-order.ts'
import { answerBank, payAgain } from '../api/purchase-payment.ts'
import { purge, purgeLimit } from '../api/purge.ts'
import { handOverIntent, intentLimit, saveIntent } from '../api/session-intent.ts'
import { backChannelLogout, logoutTokenLimit } from '../api/session-logout.ts'
import { completeSignIn, postLogin, signIn, signUp } from '../api/sign-in.ts'
import { askToSignOut, goOnward, signOut } from '../api/sign-out.ts'
import { log } from '../log.ts'
import { chooseSite } from './choose-site.ts'
import type { Edge } from './edge.ts'
import { refuseForgery } from './forgery.ts'
import { guard } from './guard.ts'
import { leaveForm } from './leave-form.ts'
import { neighbours } from './neighbours.ts'
import { notModified } from './not-modified.ts'
import { oneAddress } from './one-address.ts'
import { plainPage } from './plain-page.ts'
import { proveForm } from './prove-form.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { sendOn } from './send-on.ts'
import { serviceWorker, siteIcon, speculationRules } from './site-files.ts'

/** What every request meets, in this order. */
export const gateway = new Hono<Edge>({ strict: true })
  .use(requestLog())
  .use(securityHeaders())
  .get('/healthz', (context) => context.json({ ok: true }))
  .use(notModified())
  .use(neighbours())
  .use(chooseSite())
  .use(oneAddress())
  .use(refuseForgery())
  .use(proveForm())
  .use(leaveForm())
  .get('/sign-in', signIn)
  .get('/sign-up', signUp)
  .get('/post-login', postLogin)
  .get('/post-login/complete', completeSignIn)
  .get('/sign-out', askToSignOut)
  .post('/sign-out', signOut)
  .get('/sign-out/onward', goOnward)
  .get('/api/me', me)
  .post('/api/customer/profile', saveProfile)
  .post('/api/customer/password', changeOwnPassword)
  .post('/api/customer/picture', postPicture)
  .post('/api/customer/picture/removal', removePicture)
  .get('/api/customer/picture/:pictureId', showPicture)
  .post('/api/customer/deletion', deleteAccount)
  .post('/api/customer/reviews', saveReview)
  .post('/api/customer/reviews/removal', removeReview)
  .post('/api/customer/enquiries', sendEnquiry)
  .post('/api/customer/enquiries/decision', answerOffer)
  .post('/api/bookmarks', markItem)
  .get('/api/cart', showCart)
  .delete('/api/cart', clearWholeCart)
  .post('/api/cart/lines', putLine)
  .on(['POST', 'PUT', 'DELETE'], '/api/cart/lines/:lineId', changeLine)
  .on(['POST', 'PUT'], '/api/cart/promo', setPromo)
  .delete('/api/cart/promo', dropPromo)
  .post('/api/purchase/address', saveAddress)
  .post('/api/purchase/again', buyAgain)
  .post('/api/purchase/cancel', callOff)
  .post('/api/purchase/card', saveCard)
  .post('/api/purchase/challenge', answerBank)
  .post('/api/purchase/order', orderCart)
  .post('/api/purchase/payment', payAgain)
  .post('/api/purchase/return', sendBack)
  .post('/api/intent', intentLimit, saveIntent)
  .post('/api/intent/taking', handOverIntent)
  .post('/api/back-channel-logout', logoutTokenLimit, backChannelLogout)
  .post('/api/consent', consentLimit, consent)
  .post('/api/purge', purgeLimit, purge)
  .use(guard())
  .get(cardReturnPath, returnWithCard)
  .get('/favicon.svg', siteIcon)
  .get('/sw.js', serviceWorker)
  .get('/speculation-rules.json', speculationRules)
  .all('*', sendOn)
  .onError((error, context) => {
    log('error', 'gateway', { requestId: context.var.requestId, message: error.message })
    return plainPage(500, 'Something went wrong', 'It is our fault, not yours. Please try again in a moment.')
  })
