import type { AdPlan, SocialAd } from "@domain/campaigns"
import type { GraphParameters } from "./graph-client.ts"

/** Stands between the hashes of a carousel's pictures, which hold letters and digits alone. */
export const hashGap = " "

/**
 * The cards of a carousel, each with its picture, words, page and button. The order is kept and no card with the page's picture
 * follows, unless its owner agreed to either: Meta's own choice is the contrary of both.
 */
export const carouselOf = (
  { automation, link }: Pick<AdPlan, "automation" | "link">,
  { cards = [], endCard = false }: SocialAd,
  hashes: string | undefined,
  buttonTo: (link: string) => GraphParameters,
): GraphParameters => {
  const pictures = (hashes ?? "").split(hashGap)
  return {
    multi_share_optimized: automation?.ordersCards === true,
    multi_share_end_card: endCard,
    child_attachments: cards.map((card, index) => {
      const page = card.link ?? link
      return {
        link: page,
        name: card.headline,
        description: card.description,
        image_hash: pictures[index],
        call_to_action: buttonTo(page),
      }
    }),
  }
}
