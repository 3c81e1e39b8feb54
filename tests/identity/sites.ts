const theme = {
  paper: '#FFFFFF',
  paper2: '#F4F4F4',
  ink: '#111111',
  ink2: '#555555',
  line: '#DDDDDD',
  accent: '#224466',
  onAccent: '#FFFFFF',
  sale: '#AA2211',
  ok: '#226633',
  no: '#AA2211',
  display: 'Fraunces',
  text: 'Figtree',
  radius: '4px',
}

function siteBlock(key: string, name: string) {
  return {
    hosts: [`${key}.test`, `www.${key}.test`],
    name,
    logo: `/logos/${key}.svg`,
    theme,
    seller: {
      companyName: `${name} Ltd`,
      serviceEmail: `hello@${key}.example`,
      description: `All of ${name}.`,
    },
    market: 'embedded',
    signIn: {
      issuer: 'embedded',
      client: key,
      scopes: ['openid', 'profile', 'email', 'phone', 'admin:sign-in'],
    },
  }
}

/** Rowan and Juniper sign people in here; Sorrel has a provider of its own. */
export const siteBlocks = {
  SITE_ROWAN: siteBlock('rowan', 'Rowan'),
  SITE_JUNIPER: siteBlock('juniper', 'Juniper & Sons'),
  SITE_SORREL: {
    ...siteBlock('sorrel', 'Sorrel'),
    signIn: { issuer: 'https://sorrel.example', client: 'sorrel', scopes: ['openid'] },
  },
}

export const secrets = {
  SITE_ROWAN_SIGN_IN_SECRET: 'sign-in-secret-of-the-site-rowan',
  SITE_JUNIPER_SIGN_IN_SECRET: 'sign-in-secret-of-the-site-juniper',
  IDENTITY_KEY: 'identity-key-that-is-long-enough-for-tests',
}
