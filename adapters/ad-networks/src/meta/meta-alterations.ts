import type { AdPlan } from "@domain/campaigns"
import type { GraphParameters } from "./graph-client.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** What Meta may do by itself to a picture, its words, its links or its products. */
const alterations = [
  "adapt_to_placement",
  "add_text_overlay",
  "advantage_plus_creative",
  "audio",
  "enhance_cta",
  "image_animation",
  "image_auto_crop",
  "image_background_gen",
  "image_brightness_and_contrast",
  "image_templates",
  "image_touchups",
  "image_uncrop",
  "inline_comment",
  "media_type_automation",
  "pac_relaxation",
  "product_extensions",
  "profile_card",
  "replace_media_text",
  "reveal_details_over_time",
  "show_destination_blurbs",
  "show_summary",
  "site_extensions",
  "text_optimizations",
  "text_translation",
] as const

/** What an owner agrees to who lets Facebook adjust the look: brightness, crops and variations of the text, and nothing that is made anew. */
const adjustments: ReadonlySet<string> = new Set<(typeof alterations)[number]>([
  "adapt_to_placement",
  "image_auto_crop",
  "image_brightness_and_contrast",
  "image_touchups",
  "text_optimizations",
])

const refused = { enroll_status: "OPT_OUT" } as const
const agreed = { enroll_status: "OPT_IN" } as const

/** A creative is shown as its owner approved it: Meta alters nothing of it beyond what was agreed to, and puts nobody else's ad beside it. */
export const alterationsOf = (
  { automation }: Pick<AdPlan, "automation">,
  { refusesAlterations }: MetaVocabulary,
): GraphParameters =>
  refusesAlterations
    ? {
        degrees_of_freedom_spec: {
          creative_features_spec: Object.fromEntries(
            alterations.map((name) => [
              name,
              automation?.adjustsLook === true && adjustments.has(name) ? agreed : refused,
            ]),
          ),
        },
        contextual_multi_ads: refused,
      }
    : {}
