import { expect, test } from "@playwright/test"
import { runWholeWay } from "@tools/integrator"
import { newPerson, origin, sandbox } from "../visitor.ts"

test("a generated client goes from sign-up to launch, dashboard and leads", async () => {
  const { email, phone } = newPerson("GB")
  const said = await runWholeWay({ origin: origin(), sandbox: sandbox(), emailAddress: email, phone })
  expect(JSON.parse(said)).toEqual({
    launch: 2,
    campaigns: [true],
    file: expect.stringMatching(/^text\/csv/),
    hasEveryLead: true,
    hasFirstLead: true,
  })
})
