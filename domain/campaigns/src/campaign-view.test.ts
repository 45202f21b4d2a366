import { Result } from "effect"
import { expect, test } from "vitest"
import { checkedView, openViewOf, viewLimits, withView } from "./campaign-view.ts"

const view = (name: string, query = "tab=active") => ({ name, query })
const keysOf = (typed: ReturnType<typeof view>) => {
  const checked = checkedView(typed)
  return Result.isFailure(checked) ? checked.failure : checked.success
}

test("a view has a name of 1 to 60 characters on one line", () => {
  expect(keysOf(view("  Running   now "))).toEqual(view("Running now"))
  expect(keysOf(view("x".repeat(60)))).toEqual(view("x".repeat(60)))
  expect(keysOf(view(" "))).toEqual({ name: { key: "validation.required" } })
  expect(keysOf(view("x".repeat(61)))).toEqual({ name: { key: "validation.textTooLong", params: { most: 60 } } })
})

test("a name that no database could find is too long", () => {
  const letter = `\u0915${"\u093C".repeat(8)}\u200D${"\u093C".repeat(6)}`
  expect(keysOf(view(letter.repeat(60)))).toMatchObject({ name: { key: "validation.textTooLong" } })
})

test("a query is a search of at most 500 characters", () => {
  expect(keysOf(view("All", "?"))).toEqual(view("All", ""))
  expect(keysOf(view("Rye", "?tab=active&q=rye+bread&"))).toEqual(view("Rye", "q=rye+bread&tab=active"))
  for (const query of ["q=rye bread", "q=לחם", "q=rye#top", "q=\u0000"])
    expect(keysOf(view("Rye", query))).toEqual({ query: { key: "validation.specialCharacters" } })
  expect(keysOf(view("Long", "q".repeat(viewLimits.query)))).toMatchObject({ name: "Long" })
  expect(keysOf(view("Long", "q".repeat(viewLimits.query + 1)))).toEqual({
    query: { key: "validation.textTooLong", params: { most: 500 } },
  })
})

test("a view takes the place of the view with its name in another case", () => {
  const views = [view("Running"), view("Rye", "q=rye")]
  expect(withView(views, view(" RUNNING ", "tab=paused"))).toEqual(
    Result.succeed([view(" RUNNING ", "tab=paused"), view("Rye", "q=rye")]),
  )
})

test("a twenty-first view is refused, and one of twenty still replaced", () => {
  const twenty = Array.from({ length: 20 }, (_, at) => view(`View ${at}`))
  expect(withView(twenty, view("Another"))).toMatchObject({
    failure: { _tag: "TooManyCampaignViews", errorCode: 1006, most: 20 },
  })
  expect(Result.map(withView(twenty, view("view 3", "q=rye")), (views) => views.length)).toEqual(Result.succeed(20))
})

test("a view is open at its query, whatever the order of its parts", () => {
  const views = [view("All", ""), view("Rye", "q=rye&tab=active")]
  expect(openViewOf(views, "?tab=active&q=rye")?.name).toBe("Rye")
  expect(openViewOf(views, "")?.name).toBe("All")
  expect(openViewOf(views, "tab=paused")).toBeUndefined()
})
