import { EncryptJWT, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import { sealingKey } from './keys.ts'

/** For what something is sealed, and to whom it belongs: it can't be opened as anything else. */
export interface Purpose {
  purpose: string
  owner: string
}

const header = { alg: 'dir', enc: 'A256GCM' } as const

/** Nobody outside the shop can read it, change it or use it for anything else. */
export async function seal(
  { purpose, owner }: Purpose,
  content: Record<string, unknown>,
  seconds?: number,
): Promise<string> {
  const token = new EncryptJWT({ content }).setProtectedHeader(header).setIssuedAt()
  if (seconds !== undefined) token.setExpirationTime(`${seconds} seconds`)
  return token.encrypt(await sealingKey(purpose, owner))
}

/** What was sealed for this purpose and hasn't run out; null for anything else. */
export async function unseal<Schema extends z.ZodType>(
  { purpose, owner }: Purpose,
  sealed: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, await sealingKey(purpose, owner), {
      keyManagementAlgorithms: [header.alg],
      contentEncryptionAlgorithms: [header.enc],
    })
    return schema.safeParse(payload['content']).data ?? null
  } catch {
    return null
  }
}
