import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, launchMeta, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const post = (sandbox: Sandbox, path: string, params: Record<string, unknown>) =>
  graph(sandbox, "POST", path, params, undefined, "v25.0")

const creative = (sandbox: Sandbox, cards: ReadonlyArray<object>, link: object = {}) =>
  post(sandbox, "act_3001/adcreatives", {
    name: "Carousel",
    object_story_spec: {
      page_id: "4001",
      link_data: { link: "https://example.com/", message: "Swipe", child_attachments: cards, ...link },
    },
  })

const cardsOf = (hash: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `https://example.com/${index}`,
    name: `Card ${index + 1}`,
    image_hash: hash,
    call_to_action: { type: "LEARN_MORE", value: { link: `https://example.com/${index}` } },
  }))

test("2 to 10 cards each need a page, a picture and a button to that page", () =>
  runSandbox({}, async (sandbox) => {
    const { hash } = await launchMeta(sandbox)
    const status = async (cards: ReadonlyArray<object>, link?: object) => (await creative(sandbox, cards, link)).status
    const [first, second] = cardsOf(hash, 2)
    if (first === undefined || second === undefined) throw new Error("There are no two cards")
    for (const count of [2, 10]) expect(await status(cardsOf(hash, count))).toBe(200)
    for (const count of [1, 11]) expect(await status(cardsOf(hash, count))).toBe(400)
    const { link: _link, ...pageless } = second
    const { image_hash: _hash, ...bare } = second
    const elsewhere = {
      ...second,
      call_to_action: { type: "LEARN_MORE", value: { link: "https://example.com/other" } },
    }
    for (const wrong of [pageless, bare, { ...second, image_hash: "unknown" }, elsewhere])
      expect(await status([first, wrong])).toBe(400)
    expect(await status([first, second], { multi_share_optimized: true, multi_share_end_card: false })).toBe(200)
    expect(await status([first, second], { multi_share_end_card: "sometimes" })).toBe(400)
  }))

test("the control room lists a carousel's cards in their order", () =>
  runSandbox({}, async (sandbox) => {
    const { hash, adset } = await launchMeta(sandbox)
    const id = made(await creative(sandbox, cardsOf(hash, 3), { multi_share_optimized: true }))
    made(await post(sandbox, "act_3001/ads", { name: "Cards", adset_id: adset, creative: { creative_id: id } }))
    const reply = await fetch(`${sandbox.url}/control/api/ads`)
    const ads: ReadonlyArray<{ name: string; headline: string; cards?: ReadonlyArray<{ name: string }> }> =
      await reply.json()
    const shown = ads.find(({ name }) => name === "Cards")
    expect(shown?.cards?.map(({ name }) => name)).toEqual(["Card 1", "Card 2", "Card 3"])
    expect(shown).toMatchObject({ headline: "Card 1", automation: ["multi_share_optimized"] })
  }))
