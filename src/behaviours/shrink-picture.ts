const longestSide = 800

/** A camera's picture is far larger than a face on a page: it is made smaller before it travels. */
for (const field of document.querySelectorAll<HTMLInputElement>('[data-shrinks]'))
  field.addEventListener('change', () => void shrink(field))

async function shrink(field: HTMLInputElement): Promise<void> {
  const [file] = field.files ?? []
  if (!file) return
  try {
    const picture = await createImageBitmap(file)
    const scale = longestSide / Math.max(picture.width, picture.height)
    if (scale >= 1 || field.files?.[0] !== file) return
    const smaller = await drawn(picture, scale)
    if (!smaller || field.files[0] !== file) return
    const files = new DataTransfer()
    files.items.add(new File([smaller], 'picture.jpg', { type: smaller.type }))
    field.files = files.files
  } catch {
    // What this browser can't draw goes as it is, and the shop says what it thinks of it.
  }
}

async function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // A JPEG has no see-through ground, which would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}
