import { request } from 'node:http'

interface Question {
  host: string
  port: number
  path: string
}

interface Answer {
  status: number
  text: string
}

/** Node's fetch can't set Host, which chooses the site. */
export async function askShop({ host, port, path }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
    )
  })
  asked.on('error', reject)
  asked.end()
  return promise
}
