import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, one of these would keep a single worker busy while the others have nothing left. */
const long = ['accessibility', 'buying', 'crawl', 'model-view', 'search-popup', 'session', 'account', 'list']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`))
      return place === -1 ? long.length : place
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}
