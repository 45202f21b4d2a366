import { expect, test } from "vitest"
import callFailures from "../locales/en/callFailures.json" with { type: "json" }
import common from "../locales/en/common.json" with { type: "json" }
import failures from "../locales/en/failures.json" with { type: "json" }

test("messages that the specification words are its own, letter for letter", () => {
  expect([
    failures.validation.keywordsTooFew,
    callFailures.TooFewKeywords,
    callFailures.CampaignFetchFailed,
    callFailures.AdditionalConfigurationUpdateFailed,
    common.success.leadStatusUpdated,
    common.success.leadsDownloaded,
    callFailures.LoginFailed,
    failures.generic,
    common.confirm.quitSignup,
    common.notFound.text,
  ]).toEqual([
    "Atleast 10 keywords are needed to launch search campaign.",
    "Atleast 10 keywords are needed to launch search campaign.",
    "failed to fetch campaign",
    "failed to update additional configuration",
    "Lead status updated sucessfully",
    "Leads downloaded sucessfully",
    "Failed to login. Please try again.",
    "Something went wrong. If the problem persists, please contact support.",
    "Are you sure you want to quit sign up",
    "Oops. We couldn't find what you were looking for",
  ])
})
