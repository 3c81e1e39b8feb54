export interface Progress {
  show: (share: number, words: string) => void
  end: () => void
}

const width = 24
const stepsInPlainText = 10
const pauseInMilliseconds = 100

/** A bar that fills in a terminal; elsewhere a line now and then. */
export function openProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let shownAt = 0
  let step = 0
  return {
    show(share, words) {
      const percent = `${Math.floor(share * 100)} %`
      if (!stream.isTTY) {
        if (Math.floor(share * stepsInPlainText) <= step) return
        step = Math.floor(share * stepsInPlainText)
        stream.write(`${percent}, ${words}\n`)
      } else if (Date.now() - shownAt >= pauseInMilliseconds) {
        shownAt = Date.now()
        const filled = Math.round(share * width)
        stream.write(`\r\u001B[K${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${percent}, ${words}`)
      }
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}
