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

const refused = { enroll_status: "OPT_OUT" } as const

/** A creative is shown as its owner approved it: Meta alters nothing of it, and puts nobody else's ad beside it. */
export const unaltered = ({ refusesAlterations }: MetaVocabulary): GraphParameters =>
  refusesAlterations
    ? {
        degrees_of_freedom_spec: {
          creative_features_spec: Object.fromEntries(alterations.map((name) => [name, refused])),
        },
        contextual_multi_ads: refused,
      }
    : {}
