/** Two hashes of 32 bits each of a text, after cyrb53 (public domain). */
const hashed = (text: string, into: Uint32Array): void => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  into[0] = high
  into[1] = low
}

/** Slots at first, two numbers each. */
const firstSlots = 1_024

/**
 * Codes by 64 bits of each instead of their texts, which a million codes would hold many times as much memory for. Of a million
 * different codes, two count as one with a chance of one in thirty million.
 */
export class CodeSet {
  #slots = new Uint32Array(firstSlots * 2)
  #size = 0
  readonly #hash = new Uint32Array(2)

  get size(): number {
    return this.#size
  }

  has(code: string): boolean {
    hashed(code, this.#hash)
    return this.#isAt(this.#placeOf(this.#high, this.#low))
  }

  add(code: string): void {
    hashed(code, this.#hash)
    const place = this.#placeOf(this.#high, this.#low)
    if (this.#isAt(place)) return
    this.#slots[place] = this.#high
    this.#slots[place + 1] = this.#low
    this.#size += 1
    if (this.#size * 4 > this.#slots.length) this.#grow()
  }

  get #high(): number {
    return this.#hash[0] ?? 0
  }

  /** Never 0 together with the other half, which marks a slot without a code. */
  get #low(): number {
    return (this.#hash[1] ?? 0) || 1
  }

  #isAt(place: number): boolean {
    return this.#slots[place + 1] !== 0
  }

  /** Where a hash is kept, or is to be kept. */
  #placeOf(high: number, low: number): number {
    const mask = this.#slots.length - 1
    let place = (high * 2) & mask
    while (this.#slots[place + 1] !== 0 && !(this.#slots[place] === high && this.#slots[place + 1] === low))
      place = (place + 2) & mask
    return place
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Uint32Array(before.length * 2)
    for (let at = 0; at < before.length; at += 2) {
      const [high = 0, low = 0] = [before[at], before[at + 1]]
      if (low === 0) continue
      const place = this.#placeOf(high, low)
      this.#slots[place] = high
      this.#slots[place + 1] = low
    }
  }
}
