export type ReasonType = 'cancel' | 'return'

interface Reason {
  id: string
  type: ReasonType
  comment: string
}

/** Why something is called off or sent back, to choose from. */
export const orderReasons: readonly Reason[] = [
  { id: 'changed-mind', type: 'cancel', comment: 'I have changed my mind' },
  { id: 'ordered-twice', type: 'cancel', comment: 'I ordered it twice' },
  { id: 'too-slow', type: 'cancel', comment: 'It takes too long' },
  { id: 'cheaper-elsewhere', type: 'cancel', comment: 'I found it cheaper elsewhere' },
  { id: 'cancel-other', type: 'cancel', comment: 'Another reason' },
  { id: 'damaged', type: 'return', comment: 'It arrived damaged' },
  { id: 'not-as-described', type: 'return', comment: 'It is not as described' },
  { id: 'does-not-fit', type: 'return', comment: 'It does not fit' },
  { id: 'wrong-item', type: 'return', comment: 'It is not what I ordered' },
  { id: 'no-longer-wanted', type: 'return', comment: 'I no longer want it' },
  { id: 'return-other', type: 'return', comment: 'Another reason' },
]
