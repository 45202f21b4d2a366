/** Most stores of one business, most letters of a store's texts, and bounds of its figures. Ours; the address is the specification's. */
export const storeLimits = {
  stores: 20_000,
  /** Stores that one call saves. */
  batch: 500,
  /** Stores that one launch has. */
  launch: 1_000,
  /** Bytes of a file of stores. */
  bytes: 20_000_000,
  code: 60,
  name: 80,
  region: 60,
  address: 500,
  town: 60,
  price: 30,
  offer: 80,
  pageId: 30,
  leastRadius: 1,
  mostRadius: 80,
  figure: 1_000_000_000_000,
} as const
