import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkedView, foldedViewName, viewLimits, type ViewContent, withView } from "./campaign-view.ts"

/** Few letters in either case and blanks, so that names meet. */
const anyName = fc.string({ unit: fc.constantFrom(..."aBbIıİ "), minLength: 1, maxLength: 4 })
const anyView = fc.record({ name: anyName, query: fc.constantFrom("tab=active", "q=rye", "") })
const anyQuery = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."?&=a") }))

interface Step {
  readonly act: "save" | "remove"
  readonly view: ViewContent
}
const anySteps: fc.Arbitrary<ReadonlyArray<Step>> = fc.array(
  fc.record({
    act: fc.constantFrom("save" as const, "save" as const, "save" as const, "remove" as const),
    view: anyView,
  }),
  {
    maxLength: 80,
  },
)

const withoutView = (views: ReadonlyArray<ViewContent>, removed: string): ReadonlyArray<ViewContent> =>
  views.filter(({ name }) => foldedViewName(name) !== foldedViewName(removed))

const after = (steps: ReadonlyArray<Step>): ReadonlyArray<ViewContent> =>
  steps.reduce<ReadonlyArray<ViewContent>>((views, { act, view }) => {
    const checked = checkedView(view)
    if (Result.isFailure(checked)) return views
    return act === "remove"
      ? withoutView(views, view.name)
      : Result.getOrElse(withView(views, checked.success), () => views)
  }, [])

test("after any saves and removals names are unique and views at most twenty", () => {
  law(
    fc.property(anySteps, (steps) => {
      const names = after(steps).map(({ name }) => foldedViewName(name))
      expect(new Set(names).size).toBe(names.length)
      expect(names.length).toBeLessThanOrEqual(viewLimits.views)
    }),
  )
})

test("saving a view twice changes nothing", () => {
  law(
    fc.property(anySteps, anyView, (steps, view) => {
      const once = withView(after(steps), view)
      if (Result.isSuccess(once)) expect(withView(once.success, view)).toEqual(once)
    }),
  )
})

test("a saved view is the only view with its name in any case", () => {
  law(
    fc.property(anySteps, anyView, (steps, view) => {
      const saved = withView(after(steps), view)
      if (Result.isFailure(saved)) return
      const named = saved.success.filter(({ name }) => foldedViewName(name) === foldedViewName(` ${view.name} `))
      expect(named).toEqual([view])
    }),
  )
})

test("an accepted view is its own normal form", () => {
  law(
    fc.property(fc.string({ unit: "binary" }), anyQuery, (name, query) => {
      const checked = checkedView({ name, query })
      if (Result.isSuccess(checked)) expect(checkedView(checked.success)).toEqual(checked)
    }),
  )
})
