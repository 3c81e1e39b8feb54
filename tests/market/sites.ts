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

function siteBlock(key: string, name: string, issuer = 'embedded') {
  return {
    hosts: [`${key}.test`],
    name,
    logo: `/logos/${key}.svg`,
    theme,
    seller: {
      companyName: `${name} Ltd`,
      serviceEmail: `hello@${key}.example`,
      description: `All of ${name}.`,
    },
    social: [{ websiteType: 'facebook', link: `https://www.facebook.com/${key}.example` }],
    market: 'embedded',
    signIn: { issuer, client: key, scopes: ['openid'] },
  }
}

/**
 * Rowan sells nearly everything, Juniper a lamp and a settle, Sorrel is configured and nothing more, with a sign-in of its
 * own; Maison is one of the demo's.
 */
export const siteBlocks = {
  SITE_ROWAN: siteBlock('rowan', 'Rowan'),
  SITE_JUNIPER: siteBlock('juniper', 'Juniper'),
  SITE_MAISON: siteBlock('maison', 'Maison'),
  SITE_SORREL: siteBlock('sorrel', 'Sorrel & Daughters', 'https://id.sorrel.example'),
}

export const secrets = {
  SITE_ROWAN_API_TOKEN: 'token-of-the-site-rowan',
  SITE_ROWAN_API_SIGNING_KEY: 'signing-key-of-the-site-rowan',
  SITE_JUNIPER_API_TOKEN: 'token-of-the-site-juniper',
  SITE_JUNIPER_API_SIGNING_KEY: 'signing-key-of-the-site-juniper',
  SITE_MAISON_API_TOKEN: 'token-of-the-site-maison',
  SITE_MAISON_API_SIGNING_KEY: 'signing-key-of-the-site-maison',
  SITE_SORREL_API_TOKEN: 'token-of-the-site-sorrel',
  SITE_SORREL_API_SIGNING_KEY: 'signing-key-of-the-site-sorrel',
  OPERATOR_API_TOKEN: 'token-of-the-operator',
  OPERATOR_API_SIGNING_KEY: 'signing-key-of-the-operator',
}

export type CallerName = 'rowan' | 'juniper' | 'maison' | 'sorrel' | 'operator'

export const credentials: Record<CallerName, { token: string; key: string }> = {
  rowan: { token: secrets.SITE_ROWAN_API_TOKEN, key: secrets.SITE_ROWAN_API_SIGNING_KEY },
  juniper: { token: secrets.SITE_JUNIPER_API_TOKEN, key: secrets.SITE_JUNIPER_API_SIGNING_KEY },
  maison: { token: secrets.SITE_MAISON_API_TOKEN, key: secrets.SITE_MAISON_API_SIGNING_KEY },
  sorrel: { token: secrets.SITE_SORREL_API_TOKEN, key: secrets.SITE_SORREL_API_SIGNING_KEY },
  operator: { token: secrets.OPERATOR_API_TOKEN, key: secrets.OPERATOR_API_SIGNING_KEY },
}
