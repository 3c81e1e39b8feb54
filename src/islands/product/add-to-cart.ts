import { type CartOutcome, addLine } from '#stores/cart.ts'
import { raiseNotice } from '#stores/notices.ts'

type Wish = Parameters<typeof addLine>[0]

const cartPage = '/purchase/cart'
const running = 'Adding to cart...'

/** The form's wish, carried out without leaving the page. */
export async function addToCart(form: HTMLFormElement, pressed: HTMLButtonElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const buttons = buttonsOf(form)
  const words = pressed.textContent
  pressed.textContent = running
  for (const button of buttons) button.disabled = true
  try {
    await carryOut(wishIn(form, pressed))
  } finally {
    form.ariaBusy = 'false'
    pressed.textContent = words
    for (const button of buttons) button.disabled = false
    if (document.activeElement === document.body) pressed.focus({ preventScroll: true })
  }
}

async function carryOut(wish: Wish): Promise<void> {
  const outcome = await addLine(wish)
  if (!outcome.ok) return refused(outcome)
  if (wish.buyNow) location.assign(cartPage)
  else raiseNotice('news', 'Added to cart')
}

function refused({ message, signIn }: Extract<CartOutcome, { ok: false }>): void {
  if (signIn === undefined) raiseNotice('trouble', message)
  else location.assign(signIn)
}

/** Those of the fixed bar are the form's too. */
function buttonsOf(form: HTMLFormElement): HTMLButtonElement[] {
  return [...form.elements].filter(
    (control): control is HTMLButtonElement =>
      control instanceof HTMLButtonElement && control.name === 'buyNow',
  )
}

function wishIn(form: HTMLFormElement, pressed: HTMLButtonElement): Wish {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [optionId, swatchId] = [text('optionId'), text('swatchId')]
  return {
    variantId: text('variantId'),
    sellerId: text('sellerId'),
    quantity: Math.max(1, Number(text('qty'))),
    ...(optionId !== '' && { optionId }),
    ...(swatchId !== '' && { swatchId }),
    buyNow: pressed.value === 'yes',
    page: text('page'),
  }
}
