import { endpoints } from "@adapters/http-api"
import { jobContracts, migrateDatabase, useCases } from "@adapters/runtime"
import { unreachablePorts } from "@adapters/runtime/testing"
import { createProductDatabase } from "@adapters/sql/testing"
import { bind, isBound, makeContainer, resolve, type UseCaseContainer } from "@application/container"
import { GetPortal } from "@application/portals/contract"
import { messageText } from "@ui/i18n/message-texts"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"

/** Runs with the api's container on a fresh database and without any provider. */
const inApi = async <A>(story: (container: UseCaseContainer) => Effect.Effect<A, unknown>): Promise<A> => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  const ports = unreachablePorts(urls.running, "marquee-contracts", {
    translate: (key, language, values) => messageText(key, language, values),
    supervise: false,
  })
  return Effect.gen(function* () {
    const services = yield* Effect.context<Layer.Success<typeof ports>>()
    return yield* story(makeContainer(bind(services, useCases)))
  }).pipe(Effect.provide(ports), Effect.scoped, Effect.runPromise)
}

const called = endpoints.map(({ contract }) => contract)

test("the api resolves every endpoint's and system contract, and answers a call", async () => {
  const contracts = [...called, ...jobContracts]
  const [unbound, made, portal] = await inApi((container) =>
    Effect.map(
      resolve(container, GetPortal)({ domain: "localhost" }),
      ({ title }) =>
        [
          contracts.filter((contract) => !isBound(container, contract)).map(({ name }) => name),
          contracts.map((contract) => typeof resolve(container, contract)),
          title,
        ] as const,
    ),
  )
  expect(unbound).toEqual([])
  expect(new Set(made)).toEqual(new Set(["function"]))
  expect(portal).toBe("Marquee")
})

test("only system contracts have no endpoint; all others have exactly one", () => {
  const open = useCases
    .map(({ contract }) => contract.name)
    .filter((name) => !jobContracts.some((job) => job.name === name))
  expect(called.map(({ name }) => name).toSorted()).toEqual(open.toSorted())
  expect(called.filter(({ access }) => access === "system")).toEqual([])
})
