import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { adAccountStatus, adAccountSteps, nextAdAccountStep } from "./ad-account-setup.ts"
import type { JobStatus } from "./async-job.ts"
import { checkChannels } from "./channel-choice.ts"
import { missingLinks, withInstagram } from "./linked-accounts.ts"
import { campaignChannels, channelsOn, inCreativeOrder, platformOf } from "./platform.ts"
import { checkInterests } from "./targeting-limits.ts"
import { anyChannels, anyInterest, anyLinkedAccounts } from "./testing/index.ts"

test("every channel is carried by the one network that says it carries it", () => {
  law(
    fc.property(fc.constantFrom(...campaignChannels), (channel) => {
      expect(channelsOn(platformOf[channel])).toContain(channel)
    }),
  )
})

test("putting channels in order neither loses nor repeats one", () => {
  law(
    fc.property(anyChannels, fc.constantFrom("LocalBusiness", "Ecommerce", "HqFranchise"), (chosen, category) => {
      const ordered = inCreativeOrder(category, [...chosen, ...chosen])
      expect(ordered.toSorted()).toEqual([...chosen].toSorted())
    }),
  )
})

test("a choice is accepted exactly when it is not empty and all of it is available", () => {
  law(
    fc.property(anyChannels, anyChannels, (chosen, available) => {
      const right = chosen.length > 0 && chosen.every((channel) => available.includes(channel))
      expect(Result.isSuccess(checkChannels(chosen, available))).toBe(right)
    }),
  )
})

test("wanting Instagram never changes which page carries the ads, and taking it back is always possible", () => {
  law(
    fc.property(anyLinkedAccounts, fc.boolean(), (accounts, wanted) => {
      const { instagram, ...others } = withInstagram(accounts, wanted)
      expect({ ...others, instagram: accounts.instagram }).toEqual(accounts)
      if (!wanted) expect(instagram).toBe(false)
    }),
  )
})

test("whoever approves every page leaves no link missing", () => {
  law(
    fc.property(anyChannels, anyLinkedAccounts, (channels, accounts) => {
      const access = ["4001", "4002"].map((pageId) => ({ pageId, status: "Approved" as const }))
      const lacks = missingLinks(channels, accounts, access).length > 0
      const hasPage = accounts.usePortalPage || accounts.facebookPage !== undefined
      expect(lacks).toBe(channels.includes("Social") && !hasPage)
    }),
  )
})

test("taking the named step again and again sets the account up, each step once and in order", () => {
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

test("interests are kept once each, by the network's id, and at most fifty of them", () => {
  law(
    fc.property(fc.array(anyInterest, { maxLength: 120 }), (chosen) => {
      const distinct = new Set(chosen.map(({ id }) => id))
      const checked = checkInterests(chosen)
      expect(Result.isSuccess(checked)).toBe(distinct.size <= 50)
      if (Result.isSuccess(checked)) expect(checked.success.map(({ id }) => id)).toEqual([...distinct])
      else expect(checked.failure).toMatchObject({ kind: "interests", most: 50 })
    }),
  )
})

test("fifty interests are taken and fifty-one are not", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: String(index), name: "", path: [] }))
  expect(Result.isSuccess(checkInterests(many(50)))).toBe(true)
  expect(Result.isFailure(checkInterests(many(51)))).toBe(true)
})
