import { law } from "@domain/kernel/testing"
import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type Flavour, flavours, flowOf, linkedPages, startPage } from "./flavour.ts"
import { furtherState, guard, isPastBudget, pageForState } from "./guard.ts"
import { pageAtPath, type PageId, pageOf, pathTo } from "./launch-pages.ts"
import { LaunchState, launchStates, Section } from "./launch-state.ts"
import { pageBefore, edgesOf, pageAfter } from "./neighbour-pages.ts"
import { resume } from "./resume.ts"
import { anyFlavour, anyLaunchContext, anyLaunchState, anyPage, anyTurns, anyWalk } from "./testing/index.ts"

const reachableFrom = (flavour: Flavour, start: PageId): ReadonlySet<PageId> => {
  const seen = new Set<PageId>([start])
  for (const page of seen) for (const edge of edgesOf(flavour)) if (edge.from === page) seen.add(edge.to)
  return seen
}

test.each(flavours)("%s: from each page the success page is reachable", (flavour) => {
  for (const row of flowOf(flavour)) expect(reachableFrom(flavour, row.page)).toContain("success")
})

test.each(flavours)("%s: each page has one row, and every arrow and back leads to a page of the table", (flavour) => {
  const pages = flowOf(flavour).map((row) => row.page)
  expect(new Set(pages).size).toBe(pages.length)
  for (const edge of edgesOf(flavour)) expect(pages).toContain(edge.to)
  for (const row of flowOf(flavour)) if (row.back !== undefined) expect(pages).toContain(row.back)
})

test.each(flavours)("%s: each page is led to from the start, or is entered by a link of its own", (flavour) => {
  const reached = new Set([startPage(flavour).id, ...linkedPages].flatMap((page) => [...reachableFrom(flavour, page)]))
  expect(flowOf(flavour).flatMap(({ page }) => (reached.has(page) ? [] : [page]))).toEqual([])
})

test.each(flavours)("%s: from each launch state the success page is reachable", (flavour) => {
  for (const state of launchStates) expect(reachableFrom(flavour, pageForState(flavour, state).id)).toContain("success")
})

test.each(flavours)("%s: an edit page returns to a page that leads to it", (flavour) => {
  for (const edge of edgesOf(flavour)) {
    if (pageOf(edge.to).editOf === undefined) continue
    expect(pageAfter({ flavour, page: edge.to })?.id).toBe(edge.from)
    expect(pageBefore(flavour, edge.to)?.id).toBe(edge.from)
  }
})

test.each(flavours)("%s: the budget is the one way into the launch part", (flavour) => {
  const pages = flowOf(flavour).map((row) => row.page)
  const paid = new Set(pages.slice(pages.indexOf("budget") + 1))
  for (const { from, to } of edgesOf(flavour)) if (paid.has(to)) expect([...paid, "budget"]).toContain(from)
})

test("going back leads only to pages that this journey has passed", () => {
  law(
    fc.property(anyFlavour, anyTurns, (flavour, all) => {
      const { edit: _edit, editAd: _editAd, editSearchAd: _editSearchAd, accountMissing: _missing, ...facts } = all
      const passed: Array<PageId> = []
      for (let here: PageId | undefined = startPage(flavour).id; here !== undefined && passed.length < 60;) {
        const back = pageBefore(flavour, here, facts)
        if (back !== undefined) expect(passed).toContain(back.id)
        passed.push(here)
        here = pageAfter({ ...facts, flavour, page: here })?.id
      }
      expect(passed.at(-1)).toBe("success")
    }),
  )
})

test("every step taken is one of the flavour's arrows", () => {
  law(
    fc.property(anyLaunchContext, (context) => {
      const next = pageAfter(context)
      const arrows = edgesOf(context.flavour).filter((edge) => edge.from === context.page)
      if (next === undefined) expect(arrows).toEqual([])
      else expect(arrows.map((edge) => edge.to)).toContain(next.id)
    }),
  )
})

test("the usual way never circles and ends at success", () => {
  law(
    fc.property(anyFlavour, (flavour) => {
      const seen: Array<PageId> = []
      for (let page = startPage(flavour); ;) {
        expect(seen).not.toContain(page.id)
        seen.push(page.id)
        const next = pageAfter({ flavour, page: page.id })
        if (next === undefined) break
        page = next
      }
      expect(seen.at(-1)).toBe("success")
    }),
  )
})

test("a walked journey is allowed on the page it came to", () => {
  law(
    fc.property(anyWalk, ({ flavour, pages, saved }) => {
      const here = pages.at(-1) ?? pages[0]
      expect(guard(saved, here, flavour)).toEqual({ _tag: "allow" })
    }),
  )
})

test("the guard sends nobody to a page it would not allow", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, anyPage, (flavour, saved, requested) => {
      const verdict = guard(saved, requested, flavour)
      if (verdict._tag === "redirect") expect(guard(saved, verdict.to.id, flavour)).toEqual({ _tag: "allow" })
    }),
  )
})

test("a page outside the flavour's table is never allowed", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, anyPage, (flavour, saved, requested) => {
      const has = flowOf(flavour).some((row) => row.page === requested)
      if (!has) expect(guard(saved, requested, flavour)._tag).toBe("redirect")
    }),
  )
})

test("past the budget no page up to the budget is allowed", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, anyPage, (flavour, saved, requested) => {
      fc.pre(isPastBudget(flavour, saved))
      const pages = flowOf(flavour).map((row) => row.page)
      const early = pages.slice(0, pages.indexOf("budget") + 1)
      if (early.includes(requested)) expect(guard(saved, requested, flavour)._tag).toBe("redirect")
    }),
  )
})

test("back never leads to a blocked page, wherever the journey stands", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, anyPage, anyTurns, (flavour, saved, page, facts) => {
      fc.pre(guard(saved, page, flavour)._tag === "allow")
      // An account that is asked for at the payment comes after the budget.
      fc.pre(page !== "emailSignup" || facts.authSkipped !== true || guard(saved, "budget", flavour)._tag === "allow")
      const back = pageBefore(flavour, page, facts)
      if (back !== undefined) expect(guard(saved, back.id, flavour)).toEqual({ _tag: "allow" })
    }),
  )
})

test("going back always ends, and never stops on an animation", () => {
  law(
    fc.property(anyFlavour, anyPage, (flavour, page) => {
      let steps = 0
      for (let at = pageBefore(flavour, page); at !== undefined; at = pageBefore(flavour, at.id)) {
        expect(at.animation).toBeUndefined()
        steps += 1
        expect(steps).toBeLessThan(40)
      }
    }),
  )
})

test("resuming never skips a step that is still due", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, fc.option(anyPage, { nil: undefined }), (flavour, saved, lastPage) => {
      const resumed = resume({ flavour, savedState: saved, ...(lastPage === undefined ? {} : { lastPage }) })
      const due = isPastBudget(flavour, saved) ? startPage(flavour) : pageForState(flavour, saved)
      const pages = flowOf(flavour).map((row) => row.page)
      const parent = pageOf(resumed.page.id).editOf
      const sameStage = resumed.page.state === due.state || parent === due.id
      expect(sameStage || pages.indexOf(resumed.page.id) <= pages.indexOf(due.id)).toBe(true)
      if (resumed.kind === "resumed") expect(guard(saved, resumed.page.id, flavour)).toEqual({ _tag: "allow" })
    }),
  )
})

test("every page is found again by its path", () => {
  law(
    fc.property(anyPage, fc.stringMatching(/^[\w-]{1,12}$/), (id, creative) => {
      expect(pageAtPath(pathTo(pageOf(id), creative))?.id).toBe(id)
    }),
  )
})

test("launch states and sections round-trip their numbers", () => {
  law(
    fc.property(
      anyLaunchState,
      fc.constantFrom("BusinessDetails", "Creative", "Launch", "Signup"),
      (state, section) => {
        expect(Schema.decodeUnknownSync(LaunchState)(Schema.encodeSync(LaunchState)(state))).toBe(state)
        expect(Schema.decodeUnknownSync(Section)(Schema.encodeSync(Section)(section))).toBe(section)
      },
    ),
  )
})

test("a state that was saved never moves back, whatever page is come to", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, fc.array(anyPage, { maxLength: 10 }), (flavour, saved, pages) => {
      const rank = (state: LaunchState) =>
        flowOf(flavour).findIndex(({ page }) => page === pageForState(flavour, state).id)
      let state = saved
      for (const page of pages) {
        const next = furtherState(flavour, state, page)
        expect(rank(next)).toBeGreaterThanOrEqual(rank(state))
        state = next
      }
    }),
  )
})
