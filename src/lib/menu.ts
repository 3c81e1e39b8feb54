interface Entry {
  name: string
  url: string
  tagId: string | null
  subMenus?: readonly Entry[]
}

/** The entry that leads to an address, at any depth of the menus; one with a tag before one without. */
export function entryAt(entries: readonly Entry[], url: string): Entry | undefined {
  const all = entries.flatMap(withDescendants).filter((entry) => entry.url === url)
  return all.find(({ tagId }) => tagId !== null) ?? all[0]
}

function withDescendants(entry: Entry): Entry[] {
  return [entry, ...(entry.subMenus ?? []).flatMap(withDescendants)]
}
