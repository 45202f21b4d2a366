import { sandbox } from "./visitor.ts"

/** Makes both networks deliver more than a campaign's budgets. */
export const overDeliver = async (campaign: string): Promise<void> => {
  for (const provider of ["meta", "googleAds"])
    await fetch(`${sandbox()}/control/api/failures`, {
      method: "POST",
      body: JSON.stringify({ provider, kind: "overDeliver", path: `MQ-${campaign}-` }),
    })
}
