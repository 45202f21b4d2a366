import { Effect, type Layer, Result } from "effect"
import { expect, test } from "vitest"
import { FeedReader, type RawRow } from "@domain/businesses"
import { type ShopAccess, StoreConnections } from "../ports/store-connections.ts"

/** A shop as its owner handles it, whatever its system. */
export interface ShopForTests {
  readonly access: ShopAccess
  readonly currency: string
  /** How many products and how many rows it sells. */
  readonly products: number
  readonly rows: number
  /** A product with its rows' price, which the owner may change and delete. */
  readonly productId: string
  readonly changePrice: (price: string) => Promise<void>
  readonly deleteProduct: () => Promise<void>
  /** Has the shop refuse its next calls for going too fast. */
  readonly throttle: () => Promise<void>
  /** A shop of the same system that never answers in time, and one that refuses everything. */
  readonly slow: ShopAccess
  readonly refusing: ShopAccess
}

/** What every shop system does; `Services` come from the layer. */
export const storeConnectionsConformance = (
  layer: Layer.Layer<StoreConnections, unknown>,
  shopOf: () => Promise<ShopForTests>,
) => {
  const run = <A, E>(story: (shops: StoreConnections["Service"]) => Effect.Effect<A, E>): Promise<A> =>
    Effect.runPromise(Effect.provide(Effect.flatMap(StoreConnections, story), layer))
  const rowsOf = (access: ShopAccess) =>
    run((shops) =>
      Effect.gen(function* () {
        const rows: Array<RawRow> = []
        yield* shops.products(Effect.succeed(access), (batch) => Effect.sync(() => void rows.push(...batch)))
        return rows
      }),
    )
  const kindOf = (access: ShopAccess) =>
    run((shops) => Effect.map(Effect.flip(shops.facts(access)), ({ kind }) => kind))

  test("a shop says what it is called, where it is and in what it counts", async () => {
    const { access, currency } = await shopOf()
    const facts = await run((shops) => shops.facts(access))
    expect(facts).toMatchObject({ name: expect.any(String), address: expect.stringMatching(/^https?:/), currency })
    expect(facts.timeZone).toMatch(/^[A-Z]\w+\/\w+/)
  })

  test("all products come page by page, each row once and fit to be advertised", async () => {
    const { access, currency, products, rows } = await shopOf()
    const read = await rowsOf(access)
    const reader = new FeedReader([], currency)
    const items = [...read.flatMap((row) => reader.read(row)), ...reader.end()]
    expect(items.filter(({ isTaken }) => !isTaken)).toEqual([])
    expect([items.length, reader.summary.distinctIds, reader.summary.groups]).toEqual([rows, rows, products])
  })

  test("a shop that is asked too fast is asked again when it says", async () => {
    const { access, rows, throttle } = await shopOf()
    await throttle()
    expect(await rowsOf(access)).toHaveLength(rows)
  })

  test("one product is as it is sold now, and nothing once it is gone", async () => {
    const { access, productId, changePrice, deleteProduct, currency } = await shopOf()
    await changePrice("777.00")
    const changed = await run((shops) => shops.product(access, productId))
    expect(changed.map(({ price, item_group_id }) => [price, item_group_id])[0]).toEqual([
      `777.00 ${currency}`,
      productId,
    ])
    await deleteProduct()
    expect(await run((shops) => shops.product(access, productId))).toEqual([])
  })

  test("a wrong token has no access, a refusing shop says no", async () => {
    const { access, refusing } = await shopOf()
    expect(await kindOf({ ...access, token: "wrong:wrong" })).toBe("access")
    expect(await kindOf(refusing)).toBe("refused")
  })

  test("a shop that does not answer in time is too slow", async () => {
    const { slow } = await shopOf()
    expect(await kindOf(slow)).toBe("tooSlow")
  })

  test("what the receiver of products fails with ends the reading", async () => {
    const { access } = await shopOf()
    const ended = await run((shops) =>
      Effect.result(shops.products(Effect.succeed(access), () => Effect.fail("enough" as const))),
    )
    expect(Result.isFailure(ended) && ended.failure).toBe("enough")
  })

  test("access can be given back twice", async () => {
    const { access } = await shopOf()
    await run((shops) => Effect.andThen(shops.release(access, "key"), shops.release(access, "key")))
  })
}
