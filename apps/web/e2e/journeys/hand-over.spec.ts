import { apiCaller, readyCampaign } from "@adapters/http-client/testing"
import { ListCampaigns } from "@application/campaigns/contract"
import { AcceptInvitation, GetCurrentUser, InviteUser, ListMembers, VerifyEmail } from "@application/identity/contract"
import { GetWallet } from "@application/wallet/contract"
import { expect, test } from "@playwright/test"
import { launchEnded, payAndLaunch } from "../by-calls.ts"
import { inTurn } from "../in-turn.ts"
import { mailsTo } from "../mails.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin, sandbox } from "../visitor.ts"

/** Until the worker has mailed. */
const slow = { timeout: 60_000 } as const

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`a business whose ads run passes to another agency, and the former one is out (${language})`, async ({
    browser,
  }) => {
    const callers = { owner: apiCaller(origin()), former: apiCaller(origin()), next: apiCaller(origin()) }
    const client = await readyCampaign(sandbox(), callers.owner, "sunrise-dental", "IN", "en")
    const { businessProfileId } = client
    await payAndLaunch(sandbox(), callers.owner, client)
    await launchEnded(callers.owner, client)
    await readyCampaign(sandbox(), callers.former, "sunrise-dental", "IN", "en")
    const agency = await readyCampaign(sandbox(), callers.next, "sunrise-dental", "IN", "en")

    // Only a proved address invites.
    const keyIn = (texts: ReadonlyArray<string>) => /\/verify\?hash=([\w-]+)/.exec(texts.join(" "))?.[1] ?? ""
    const mailedKey = async () => keyIn((await mailsTo(client.owner.email)).map(({ text }) => text))
    await expect.poll(mailedKey, slow).not.toBe("")
    await callers.owner.ask(VerifyEmail, { hash: await mailedKey() })
    const { user } = await callers.owner.ask(GetCurrentUser, {})
    const invited = await callers.owner.ask(InviteUser, {
      userId: user.id,
      businessProfileId,
      roleId: "AccountManager",
      link: "/inviteUser",
      sendEmail: false,
    })
    const hash = new URL(invited.link ?? "", origin()).searchParams.get("hash") ?? ""
    await callers.former.ask(AcceptInvitation, { hash })
    expect(await callers.former.ask(ListMembers, { businessProfileId })).toHaveLength(2)
    const wallet = await callers.owner.ask(GetWallet, { businessProfileId })

    const receiver = await newVisitor(browser, { language, width })
    await logIn(receiver, agency.owner)
    await receiver.page.goto(`${origin()}/clients/handovers`)
    await receiver.page.getByRole("button", { name: receiver.say("handOvers:codes.make") }).click()
    const code = (await receiver.page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ""
    await receiver.check()

    const giver = await newVisitor(browser, { language, width })
    const { page, say } = giver
    await logIn(giver, client.owner)
    await page.goto(`${origin()}/app/${businessProfileId}/people`)
    await page.getByLabel(say("handOvers:start.code")).fill(code.toLowerCase())
    await page.getByRole("button", { name: say("handOvers:start.next") }).click()
    const terms = page.getByRole("dialog")
    await expect(terms.getByText(say("handOvers:terms.moneyRule"))).toBeVisible()
    await giver.check()
    await terms.getByRole("button", { name: say("handOvers:start.ask") }).click()
    await expect(terms).toBeHidden()
    await expect(page.getByText(say("handOvers:standing.Waiting"), { exact: true })).toBeVisible()

    await receiver.page.reload()
    await receiver.page.getByRole("button", { name: receiver.say("handOvers:see") }).click()
    const answer = receiver.page.getByRole("dialog")
    await expect(answer.getByText(receiver.say("handOvers:terms.moneyRule"))).toBeVisible()
    await answer.getByRole("button", { name: receiver.say("handOvers:answer.agree") }).click()
    await expect(receiver.page.getByText(receiver.say("handOvers:standing.Done"), { exact: true })).toBeVisible()
    await receiver.check()

    for (const contract of [ListMembers, GetWallet, ListCampaigns] as const)
      await expect(callers.former.ask(contract, { businessProfileId })).rejects.toThrow(/113|ForbiddenBusinessProfile/)
    expect(await callers.owner.ask(GetWallet, { businessProfileId })).toEqual(wallet)
    await receiver.page.goto(`${origin()}/app/${businessProfileId}/campaigns/${client.campaignId}`)
    await receiver.arrive(new RegExp(`/campaigns/${client.campaignId}$`))
    await receiver.check()
    expect([...receiver.problems, ...giver.problems]).toEqual([])
    await receiver.context.close()
    await giver.context.close()
  })
