export const passwordLength = { min: 8, max: 128 } as const

/** What a person can do about a password that is no good; null where it will do. */
export function weaknessOf(password: string, known: readonly string[] = []): string | null {
  if (password.length < passwordLength.min)
    return `Choose a password of at least ${passwordLength.min} characters.`
  if (password.length > passwordLength.max)
    return `Choose a password of at most ${passwordLength.max} characters.`
  const plain = password.toLowerCase()
  if (common.has(plain) || new Set(plain).size < 4)
    return 'That password is one of the first that anybody would try. Choose another, such as three words.'
  if (known.some((word) => word.length > 3 && plain === word.toLowerCase()))
    return 'Choose a password that isn’t your name or your e-mail address.'
  return null
}

/** The most used passwords of eight letters or more, as lists of leaked ones agree on. */
const common = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd qwertyui
  qwertyuiop qwerty123 qwerty1234 qwertyu1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx iloveyou iloveyou1 sunshine
  sunshine1 princess princess1 football football1 baseball superman batman123 welcome1 welcome123 letmein1
  letmein123 trustno1 whatever starwars computer internet michelle jennifer liverpool arsenal1 chelsea1
  charlie1 abcd1234 abc12345 a1b2c3d4 11111111 00000000 88888888 12341234 87654321 987654321 asdfghjk
  asdfghjkl asdf1234 administrator changeme changeme1 furniture decoration armchair qazwsxedc monkey123
  dragon123 master123 freedom1 butterfly elizabeth victoria manchester tottenham everton1 hello123 secret123`
    .split(/\s+/)
    .filter(Boolean),
)
