import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { samplePlan } from "@application/campaigns/conformance"
import { checkLeadForm, consentBoxes, leadFormWords } from "@domain/creatives"
import { anyLeadForm } from "@domain/creatives/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { leadFormParameters } from "./meta-lead-form.ts"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})
afterAll(() => sandbox.stop())

/** The status of a call that makes a form on the portal's page. */
const made = async (version: string, parameters: object): Promise<number> => {
  const { META_PAGE_ID: page, META_ACCESS_TOKEN: token } = sandboxSettings(sandbox.url)
  const reply = await fetch(`${sandbox.url}/graph/${version}/${page}/leadgen_forms`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(parameters),
  })
  return reply.status
}

test("a form that passes the check is taken by Meta's twin, whatever it asks", async () => {
  const { leadForm: sample, ...plan } = samplePlan(1, "Social")
  if (sample === undefined) throw new Error("The sample has no form")
  await fc.assert(
    fc.asyncProperty(anyLeadForm, fc.constantFrom("en", "he"), fc.boolean(), async (given, language, hasPhone) => {
      const form = Result.getOrThrow(checkLeadForm(given))
      const { phone, ...silent } = plan
      const words = leadFormWords(language, "Sunrise")
      const boxes = consentBoxes(form, words).map(({ consent, ...box }) => ({ key: consent.toLowerCase(), ...box }))
      const sent = leadFormParameters(
        { ...silent, language, ...(hasPhone && phone !== undefined && { phone }) },
        {
          ...form,
          services: sample.services,
          privacyUrl: form.privacyUrl ?? sample.privacyUrl,
          ...(boxes.length > 0 && { consent: { title: words.consentTitle, text: words.consentText, boxes } }),
        },
      )
      expect(await made("v25.0", sent)).toBe(200)
      expect(await made("v8.0", sent)).toBe(200)
    }),
    { numRuns: 40 },
  )
})
