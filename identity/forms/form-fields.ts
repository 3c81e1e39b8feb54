import { z } from 'zod'
import { accountTypes } from '#contract/account-type.ts'
import { weaknessOf } from '../passwords/strength.ts'

const typesOfAccount = Object.keys(accountTypes)

const say = (error: string) => ({ error })

export const email = z
  .string(say('Enter your e-mail address.'))
  .trim()
  .min(1, 'Enter your e-mail address.')
  .max(200, 'Enter an e-mail address of at most 200 characters.')
  .pipe(z.email('Enter your e-mail address as in name@example.com.'))
  .transform((address) => address.toLowerCase())

export const password = z
  .string(say('Enter your password.'))
  .min(1, 'Enter your password.')
  .max(200, 'A password has at most 128 characters.')

export const newPassword = z.string(say('Choose a password.')).superRefine((typed, context) => {
  const weakness = weaknessOf(typed)
  if (weakness) context.addIssue({ code: 'custom', message: weakness })
})

export const name = z
  .string(say('Enter your name.'))
  .trim()
  .min(1, 'Enter your name.')
  .max(100, 'Enter a name of at most 100 characters.')
  .regex(/^[^\p{Cc}<>]*$/u, 'Enter your name without < and >.')
  .refine((typed) => !/https?:|www\./i.test(typed), 'Enter your name, without an address of a website.')

export const accountType = z
  .string(say('Choose what kind of account you want.'))
  .refine((type) => typesOfAccount.includes(type), 'Choose what kind of account you want.')

export const ticked = (error: string) => z.literal('yes', { error })
