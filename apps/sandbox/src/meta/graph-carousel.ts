import { asArray, asObject, asText, dig, type Json, type JsonObject } from "../core/json.ts"
import { checkButton } from "./graph-call-ads.ts"
import { invalidParameter } from "./graph-error.ts"

const FEWEST_CARDS = 2
const MOST_CARDS = 10

/** What a card shows and opens. */
type CarouselCard = {
  readonly name: string
  readonly description: string
  readonly link: string
  readonly hash: string | undefined
}

/** The cards of a carousel in their order; none of any other ad. */
export const cardsOf = (link: JsonObject): readonly CarouselCard[] =>
  asArray(link["child_attachments"]).map((attachment) => {
    const card = asObject(attachment)
    return {
      name: asText(card["name"]) ?? "",
      description: asText(card["description"]) ?? "",
      link: asText(card["link"]) ?? "",
      hash: asText(card["image_hash"]),
    }
  })

const isFlag = (value: Json | undefined): boolean => value === undefined || ["true", "false"].includes(String(value))

/** What a carousel needs: 2 to 10 cards, each with a page and an uploaded picture, and a button that opens that page. */
export const checkCarousel = (images: Readonly<Record<string, unknown>>, link: JsonObject): void => {
  for (const flag of ["multi_share_optimized", "multi_share_end_card"])
    if (!isFlag(link[flag])) throw invalidParameter(`link_data[${flag}] must be true or false.`)
  if (link["child_attachments"] === undefined) return
  const cards = asArray(link["child_attachments"])
  if (cards.length < FEWEST_CARDS || cards.length > MOST_CARDS)
    throw invalidParameter(`child_attachments must have ${FEWEST_CARDS} to ${MOST_CARDS} elements.`)
  for (const [index, card] of cardsOf(link).entries()) {
    const place = `child_attachments[${index}]`
    if (!/^https?:\/\/\S+$/u.test(card.link)) throw invalidParameter(`${place}[link] is required.`)
    if (card.hash === undefined && asText(dig(cards[index], ["picture"])) === undefined)
      throw invalidParameter(`${place} needs an image_hash or a picture.`)
    if (card.hash !== undefined && images[card.hash] === undefined)
      throw invalidParameter(`Image hash ${card.hash} was never uploaded.`)
    const action = dig(cards[index], ["call_to_action"])
    checkButton(action)
    const opened = asText(dig(action, ["value", "link"]))
    const isPage =
      opened !== undefined && /^https?:/u.test(opened) && dig(action, ["value", "app_destination"]) === undefined
    if (isPage && opened !== card.link)
      throw invalidParameter(`${place}: the link of the call to action must be the link of the card.`)
  }
}
