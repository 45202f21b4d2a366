import { declaredStore, documentOf } from "@application/kernel"
import { Picture, PictureNaming } from "@domain/campaigns"
import { PictureFacts, VideoFacts } from "@domain/creatives"
import { BusinessProfileId, SessionId, UserId } from "@domain/kernel"
import { Schema } from "effect"

/** A draft that lost a picture with its removal, and how it named it. */
const TakenFrom = Schema.Struct({ sessionId: SessionId, was: PictureNaming })

/** Pictures and videos that were removed from businesses' libraries and can be brought back, with the drafts that lost them. */
export const RemovedPictures = declaredStore({
  table: "removed_pictures",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, url: Schema.String }),
    document: Schema.Struct({
      picture: Picture,
      addedAt: Schema.Number,
      origin: Schema.optionalKey(Schema.String),
      facts: Schema.optionalKey(PictureFacts),
      video: Schema.optionalKey(VideoFacts),
      /** Epoch milliseconds. */
      removedAt: Schema.Int,
      removedBy: Schema.optionalKey(UserId),
      takenFrom: Schema.Array(TakenFrom),
    }),
    copied: ["removedAt"],
  }),
  key: ["businessProfileId", "url"],
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["removedAt", { text: "url" }], isDescending: true },
    oldest: { by: [], order: ["removedAt", "businessProfileId", { text: "url" }] },
  },
  data: {
    kept: "30 days: as long as its owner can bring it back",
    owner: "business",
    audited: {
      key: ["businessProfileId"],
      clear: ["removedAt", "document.removedBy"],
      hidden: ["url", "document.picture", "document.takenFrom"],
      unrecorded: [
        "documentVersion",
        "document.addedAt",
        "document.origin",
        "document.facts",
        "document.video",
        "document.removedAt",
      ],
    },
  },
})
