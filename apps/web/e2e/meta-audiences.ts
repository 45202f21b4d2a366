import { sandbox } from "./visitor.ts"

interface MetaNode {
  readonly id: string
  readonly name: string
}

export interface MetaAdSet extends MetaNode {
  readonly targeting: { readonly excluded_custom_audiences?: ReadonlyArray<{ readonly id: string }> }
}

/** Any version that the twin answers. */
const version = "v25.0"

/** What the ad account of a region has at the Meta twin, as Meta tells it. */
const ofAccount = async <Node extends MetaNode>(edge: string, fields: string): Promise<ReadonlyArray<Node>> => {
  const address = `${sandbox()}/graph/${version}/act_3001/${edge}?limit=100&fields=${fields}`
  const answer = await fetch(address, { headers: { authorization: "Bearer meta_system_marquee" } })
  return ((await answer.json()) as { readonly data: ReadonlyArray<Node> }).data
}

/** Customer lists and lookalikes at the Meta twin, the newest first. */
export const metaAudiences = () => ofAccount<MetaNode>("customaudiences", "id,name")

/** The ad sets of a campaign at the Meta twin, which have its number in their names. */
export const metaAdSetsOf = async (campaign: string) =>
  (await ofAccount<MetaAdSet>("adsets", "id,name,targeting")).filter(({ name }) => name.startsWith(`MQ-${campaign}-`))
