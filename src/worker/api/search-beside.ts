import type { BesideAnswer, BesideGroup } from '#contract/edge/search.ts'
import type { FoundList } from '#contract/market/search.ts'
import type { Tag, TagKind } from '#contract/market/tag.ts'
import { blogPostPath, moodroomPath } from '#lib/story-address.ts'
import { tagPath } from '#lib/tag-address.ts'

const mostOfEach = 4

/** By group, each with an address of its own; a group that has nothing isn't there. */
export function shapeBeside(lists: readonly FoundList[]): BesideAnswer {
  const groups = lists
    .flatMap(groupsOf)
    .map(({ name, links }) => ({ name, links: links.slice(0, mostOfEach) }))
  return { groups: groups.filter(({ links }) => links.length > 0) }
}

function groupsOf(found: FoundList): BesideGroup[] {
  if (found.index === 'tag')
    return [
      { name: 'Brands', links: linksTo(found.list, 'brand') },
      { name: 'Styles', links: linksTo(found.list, 'style') },
    ]
  if (found.index === 'personroom')
    return [{ name: 'Moodrooms', links: found.list.map(linkTo(moodroomPath)) }]
  if (found.index === 'post') return [{ name: 'Blogs', links: found.list.map(linkTo(blogPostPath)) }]
  return []
}

function linksTo(tags: readonly Tag[], kind: TagKind) {
  return tags
    .filter(({ type, count }) => type === kind && count > 0)
    .map((tag) => ({ name: tag.name, path: tagPath(tag) }))
}

function linkTo(pathOf: (slug: string, id: string) => string) {
  return ({ _id, name, urlSlug }: { _id: string; name: string; urlSlug: string }) => ({
    name,
    path: pathOf(urlSlug, _id),
  })
}
