import { expect, test } from "vitest"
import { withOwnerAndAssistant } from "./testing/owner-and-assistant.ts"

const scopes = ["business:read", "campaigns:read", "reports:read", "proposals:write"]

interface LogEntry {
  readonly action: string | null
  readonly actor: { readonly userId?: number; readonly assistantId?: string }
  readonly record: string
  readonly after: object | null
}

test("an assistant's pause waits for its person, and so does its undo", () =>
  withOwnerAndAssistant(
    scopes,
    async ({ access, assistant, businessProfileId, campaign, client, decided, owner, proposed, undone }) => {
      const before = await campaign()
      expect(before).toMatchObject({ status: "Active" })
      const range = { from: "2026-11-01", to: "2026-11-30" }
      expect(await assistant("explain_results", range)).toMatchObject({ totals: {} })

      const pause = await proposed({ kind: "PauseCampaign" })
      expect(pause).toMatchObject({
        status: "Open",
        lines: [{ field: "status", before: { untrusted: "Active" }, after: { untrusted: "Paused" } }],
        link: `http://localhost/app/${businessProfileId}/proposals/${pause.proposalId}`,
      })
      expect(await campaign()).toEqual(before)
      // The ordinary API takes no assistant's token at all.
      expect(await decided(pause.proposalId, "approve", access)).toMatchObject({ status: 401 })
      expect(await campaign()).toEqual(before)

      expect(await decided(pause.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
      expect(await campaign()).toMatchObject({ status: "Paused" })
      expect(await assistant("get_proposal", { proposalId: pause.proposalId })).toMatchObject({ status: "Applied" })

      const undo = await undone(pause.proposalId)
      expect(await campaign()).toMatchObject({ status: "Paused" })
      expect(await decided(undo.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
      expect(await campaign()).toEqual(before)

      await client.query("select chain_audit_entries(10000)")
      const { data } = await owner("GET", "/auditLog?limit=100")
      const { entries } = data as { readonly entries: ReadonlyArray<LogEntry> }
      const by = (action: string) =>
        entries.filter((entry) => entry.action === `proposals/${action}` && entry.record === "proposals")
      const proposer = (tool: string) => ({ assistant: { name: "Helper" }, tool, promptHash: expect.any(String) })
      for (const [action, tool] of [
        ["ProposeChange", "propose_change"],
        ["UndoProposal", "propose_undo"],
      ] as const)
        expect(by(action)).toMatchObject([
          {
            actor: { userId: 1, assistantId: expect.any(String) },
            after: { "document.proposer": proposer(tool) },
          },
        ])
      const approvals = by("ApproveProposal").map(({ actor }) => actor)
      expect(approvals).toMatchObject([{ userId: 1 }, { userId: 1 }, { userId: 1 }])
      expect(approvals.some((actor) => "assistantId" in actor)).toBe(false)
    },
  ))

test("an assistant's budget is approved at its price and taken back by undo", () =>
  withOwnerAndAssistant(scopes, async ({ campaign, decided, proposed, undone }) => {
    const before = (await campaign()) as { readonly dailyBudget: { readonly minorUnits: number } }
    const was = before.dailyBudget.minorUnits
    const more = await proposed({ kind: "ChangeBudget", dailyBudget: was + 5_000 })
    expect(more).toMatchObject({ status: "Open", price: { currency: "INR", total: expect.any(Number) } })
    expect(await campaign()).toEqual(before)
    expect(await decided(more.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
    expect(await campaign()).toMatchObject({ dailyBudget: { minorUnits: was + 5_000 } })
    const undo = await undone(more.proposalId)
    expect(await decided(undo.proposalId)).toMatchObject({ status: 200, data: { status: "Applied" } })
    expect(await campaign()).toEqual(before)
  }))
