import type { Site } from '#contract/site.ts'

export interface Letter {
  recipient: string
  subject: string
  body: string
}

interface Occasion {
  site: Site
  recipient: string
  /** Where the letter leads. */
  link: string
}

export function confirmAddress({ site, recipient, link }: Occasion): Letter {
  return letter(site, recipient, {
    subject: `Confirm your e-mail address for ${site.name}`,
    lines: [
      `You asked for an account at ${site.name}. Open this link and press the button there to make it yours:`,
      link,
      'The link works for one day. If it wasn’t you, do nothing: without the link there is no account.',
    ],
  })
}

export function accountExists({ site, recipient, link }: Occasion): Letter {
  return letter(site, recipient, {
    subject: `You already have an account at ${site.name}`,
    lines: [
      `Somebody, probably you, asked for an account at ${site.name} with this address. It has one already, and nothing was changed.`,
      `Sign in from the shop. If you have forgotten your password, choose a new one here:`,
      link,
    ],
  })
}

export function resetPassword({ site, recipient, link }: Occasion): Letter {
  return letter(site, recipient, {
    subject: `Choose a new password for ${site.name}`,
    lines: [
      `You asked to choose a new password for ${site.name}. Open this link to do it:`,
      link,
      'The link works for one hour and once. If it wasn’t you, do nothing: your password stays as it is.',
    ],
  })
}

/** To somebody who asked for a new password and has no account; the page says the same to everybody. */
export function noAccount({ site, recipient, link }: Occasion): Letter {
  return letter(site, recipient, {
    subject: `There is no account with this address at ${site.name}`,
    lines: [
      `Somebody, probably you, asked for a new password at ${site.name}, but this address has no account.`,
      'Perhaps you used another address. You can also create an account here:',
      link,
      'If it wasn’t you, do nothing.',
    ],
  })
}

export function passwordChanged({ site, recipient, link }: Occasion): Letter {
  return letter(site, recipient, {
    subject: `Your password for ${site.name} was changed`,
    lines: [
      `The password of your account at ${site.name} was changed just now, and every other device was signed out.`,
      'If it wasn’t you, choose a new password at once:',
      link,
    ],
  })
}

export function accountDeleted({ site, recipient }: Omit<Occasion, 'link'>): Letter {
  return letter(site, recipient, {
    subject: `Your account at ${site.name} is deleted`,
    lines: [
      `The account with this address was deleted just now, as you asked. You are welcome back at any time.`,
    ],
  })
}

function letter(site: Site, recipient: string, text: { subject: string; lines: string[] }): Letter {
  const { companyName, serviceEmail } = site.seller
  const signature = [site.name, companyName, serviceEmail].filter(Boolean).join('\n')
  return { recipient, subject: text.subject, body: ['Hello,', ...text.lines, signature].join('\n\n') }
}
