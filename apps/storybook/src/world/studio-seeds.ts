import { StudioDesigns } from "@application/studio/stores"
import { DesignId, firstBrandKit, startingDesign, startingNames, type StartingWords } from "@domain/studio"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"
import { bakeryAs } from "./categories.ts"
import type { Seed } from "./seeds.ts"

const names: StartingWords["names"] = {
  ground: "Ground",
  picture: "Picture",
  panel: "Panel",
  headline: "Headline",
  line: "Second line",
  button: "Button",
  logo: "Logo",
  icon: "Icon",
  name: "Business name",
}

const headlines = {
  Offer: ["20% off all rye loaves", "Only until Sunday", "Order now"],
  Split: ["לחם חם, כל בוקר", "בואו היום", "לפרטים"],
  Launch: ["कल से नई ब्रेड", "सबसे पहले चखें", "देखें"],
  Review: ["“The crust is the best in Pune.”", "A happy customer", "Read more"],
  Story: ["خبز طازج كل صباح", "زورونا اليوم", "اطلب الآن"],
  Event: ["焼きたてパンの日", "土曜日の朝10時から", "予約する"],
} as const

/** A creative builder's business without designs. */
export const newStudio: Seed = bakeryAs({ category: "CreativeBuilder" })

/** A creative builder's business with a design of each beginning, in five scripts and two folders. */
export const busyStudio: Seed = Effect.gen(function* () {
  yield* newStudio
  const designs = yield* StudioDesigns
  const kit = { ...firstBrandKit("Rye & Salt"), colours: ["#8a3b12", "#f2b84b", "#fff7ea", "#2b1a10"] }
  for (const [at, name] of startingNames.entries()) {
    const [headline, line, button] = headlines[name]
    const changedAt = Date.UTC(2026, 10, 20 - at)
    yield* designs.save({
      businessProfileId: bakery.id,
      id: DesignId.make(`design-${name.toLowerCase()}`),
      name: `${name} of the week`,
      folder: at % 2 === 0 ? "Bread" : at === 1 ? "Events" : "",
      design: startingDesign(name, kit, { headline, line, button, names }),
      version: 1,
      createdAt: changedAt,
      changedAt,
    })
  }
})
