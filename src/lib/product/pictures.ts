interface Shown<Picture> {
  mainPicture: Picture
  medias: readonly Picture[]
}

/** What is narrower is a chip of the stuff, which looks poor as the main picture. */
const leadingWidth = 480

/** The pictures of a choice, each once: a swatch's own leads where it is large, and follows the main one where it isn't. */
export function picturesOf<Picture extends { url: string; width: number }>(
  { mainPicture, medias }: Shown<Picture>,
  swatch: { mainPicture: Picture | null } | null,
): [Picture, ...Picture[]] {
  const chip = swatch?.mainPicture
  if (!chip) return [mainPicture, ...others(medias, [mainPicture])]
  const first = chip.width < leadingWidth ? ([mainPicture, chip] as const) : ([chip, mainPicture] as const)
  return [first[0], ...others([first[1], ...medias], [first[0]])]
}

/** What a picture has to say for itself where it shows another variant than the chosen one. */
export function captionOf(
  { shows }: { shows?: string | null },
  variants: readonly { id: string; name: string }[],
): string | null {
  const shown = variants.find(({ id }) => id === shows)
  return shown ? `Shown: ${shown.name}` : null
}

function others<Picture extends { url: string }>(
  pictures: readonly Picture[],
  shown: readonly Picture[],
): Picture[] {
  const seen = new Set(shown.map(({ url }) => url))
  return pictures.filter(({ url }) => {
    const isNew = !seen.has(url)
    seen.add(url)
    return isNew
  })
}
