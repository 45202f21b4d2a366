import { campaignChannels, carryingPage } from "@domain/campaigns"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { adAccountStatus, adAccountSteps, nextAdAccountStep } from "./ad-account-setup.ts"
import type { JobStatus } from "./async-job.ts"
import { checkChannels } from "./channel-choice.ts"
import { missingLinks, withInstagram } from "./linked-accounts.ts"
import { channelsOn, inCreativeOrder } from "./platform.ts"
import { anyChannels, anyLinkedAccounts } from "./testing/index.ts"

test("the networks carry every channel, and none twice", () => {
  expect((["Google", "Facebook", "Twitter"] as const).flatMap(channelsOn).toSorted()).toEqual(
    campaignChannels.toSorted(),
  )
})

test("the order of creatives does not depend on the order of choosing", () => {
  const categories = fc.constantFrom("LocalBusiness", "Ecommerce", "HqFranchise")
  law(
    fc.property(anyChannels, fc.infiniteStream(fc.nat()), categories, (chosen, chance, category) => {
      const keyed = [...chosen, ...chosen].map((channel) => [chance.next().value ?? 0, channel] as const)
      const shuffled = keyed.toSorted(([one], [other]) => one - other).map(([, channel]) => channel)
      const ordered = inCreativeOrder(category, shuffled)
      expect(ordered).toEqual(inCreativeOrder(category, [...chosen]))
      expect(ordered.toSorted()).toEqual([...new Set(chosen)].toSorted())
    }),
  )
})

test("a choice is accepted exactly when it is not empty and all of it is available", () => {
  const some = fc.subarray([...campaignChannels], { minLength: 1 })
  law(
    fc.property(some, some, (available, unavailable) => {
      expect(checkChannels([...available, ...available], available)).toEqual(Result.succeed(available))
      expect(checkChannels([], available)).toEqual(Result.fail({ key: "validation.channelRequired" }))
      const others = available.filter((channel) => !unavailable.includes(channel))
      expect(checkChannels([...available, ...unavailable], others)).toEqual(
        Result.fail({ key: "campaigns.missing.channelUnavailable" }),
      )
    }),
  )
})

test("wanting Instagram never changes the page of the ads and can be undone", () => {
  law(
    fc.property(anyLinkedAccounts, (accounts) => {
      const wanted = withInstagram(accounts, true)
      expect(carryingPage(wanted)).toBe(carryingPage(accounts))
      expect(withInstagram(wanted, false)).toEqual({ ...accounts, instagram: false })
      expect(withInstagram({ ...accounts, usePortalPage: true }, true).instagram).toBe(true)
      const { facebookPage: _page, ...pageless } = accounts
      expect(withInstagram({ ...pageless, usePortalPage: false }, true).instagram).toBe(false)
    }),
  )
})

test("a page's approval is what social ads lack, and other channels lack nothing", () => {
  const page = fc.record({ id: fc.constantFrom("4001", "4002"), name: fc.string() })
  const status = fc.constantFrom("Approved", "Requested", "Refused", "NotRequested")
  law(
    fc.property(page, status, fc.boolean(), (facebookPage, given, instagram) => {
      const ownLinks = { usePortalPage: false, facebookPage, instagram }
      const access = [{ pageId: facebookPage.id, status: given }]
      expect(missingLinks(["Search", "Social"], ownLinks, access)).toEqual(given === "Approved" ? [] : ["Facebook"])
      expect(missingLinks(["Social"], ownLinks, [{ pageId: "another", status: "Approved" }])).toEqual(["Facebook"])
      expect(missingLinks(["Social"], { ...ownLinks, usePortalPage: true }, [])).toEqual([])
      expect(missingLinks(["Social"], undefined, access)).toEqual(["Facebook"])
      expect(missingLinks(["Search", "Banner"], ownLinks, [])).toEqual([])
    }),
  )
})

test("repeating the named step sets the account up, each step once and in order", () => {
  law(
    fc.property(anyLinkedAccounts, (accounts) => {
      const taken: Array<string> = []
      let setup: Readonly<Record<string, JobStatus>> = {}
      for (
        let step = nextAdAccountStep(accounts, setup);
        step !== undefined;
        step = nextAdAccountStep(accounts, setup)
      ) {
        taken.push(step)
        setup = { ...setup, [step]: "Done" }
      }
      expect(taken).toEqual(adAccountSteps(accounts))
      expect(adAccountStatus(accounts, setup)).toBe("Done")
    }),
  )
})
