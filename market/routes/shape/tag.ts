import type { Tag, TagRef } from '#contract/market/tag.ts'
import type { NamedTag } from '../../queries/tag.ts'
import type { UsedTag } from './used-tags.ts'

export function shapeTagRef(tag: NamedTag): TagRef {
  return {
    tagId: tag.id,
    type: tag.kind,
    name: tag.name,
    urlSlug: tag.urlSlug,
    colorHexCode: tag.colourHex,
    mainPicture: tag.mainPicture,
  }
}

export function shapeTag(tag: UsedTag): Tag {
  return {
    ...shapeTagRef(tag),
    id: tag.id,
    _id: tag.id,
    parent: tag.parentId,
    parentName: tag.parentName,
    children: tag.children,
    count: tag.count,
    description: tag.description,
    metaTitle: tag.metaTitle,
    metaTitleDescription: tag.metaDescription,
    seo_description: tag.seoDescription,
    variantTagComponents: tag.components.map((componentId) => ({ componentId })),
  }
}
