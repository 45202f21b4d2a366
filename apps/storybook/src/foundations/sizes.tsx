import { useState } from "react"
import { Button } from "@ui/kit/button"
import styles from "./foundations.module.css"
import { tokenNames } from "./token-names.ts"
import { TokenTable } from "../docs/token-table.tsx"

const sizes = tokenNames("text")
const weights = ["--weight-regular", "--weight-medium", "--weight-strong", "--heading-weight", "--heading-tracking"]
const leadings = ["--leading-tight", "--leading-snug", "--leading-body"]

/** Sizes, faces, weights and line heights of text; the sample is in the toolbar's language. */
export const Type = ({ sample, direction }: { readonly sample: string; readonly direction: "ltr" | "rtl" }) => (
  <>
    <section className={styles["section"]}>
      <h2>Sizes</h2>
      {sizes.map((name) => (
        <figure key={name} className={styles["specimen"]}>
          <figcaption>
            <code>{name}</code>
          </figcaption>
          <p dir={direction} className={styles["heading"]} style={{ fontSize: `var(${name})` }}>
            {sample}
          </p>
          <p dir={direction} style={{ fontSize: `var(${name})` }}>
            {sample}
          </p>
        </figure>
      ))}
    </section>
    <section className={styles["section"]}>
      <h2>Values</h2>
      <p className={styles["prose"]}>
        The faces are the portal's. From xl on, sizes grow with the window. Headings of Hebrew, Arabic and Hindi are not
        tracked, since their letters join or stand close.
      </p>
      <TokenTable names={[...sizes, "--font-heading", "--font-body", ...weights, ...leadings]} />
    </section>
  </>
)

/** Steps of space and the sizes that controls and pages have. */
export const Spacing = () => (
  <section className={styles["section"]}>
    <p className={styles["prose"]}>
      Space grows by the portal's density. Whatever is pressed is at least as high as a thumb needs (--touch), however
      dense the portal is.
    </p>
    <TokenTable names={[...tokenNames("space"), ...tokenNames("size"), "--density"]} />
  </section>
)

const Surfaces = ({
  names,
  property,
}: {
  readonly names: ReadonlyArray<string>
  readonly property: "radius" | "shadow"
}) => (
  <div className={styles["surfaces"]}>
    {names.map((name) => (
      <div
        key={name}
        className={styles["surface"]}
        style={property === "radius" ? { borderRadius: `var(${name})` } : { boxShadow: `var(${name})` }}
      >
        <code>{name}</code>
      </div>
    ))}
  </div>
)

/** How round corners are. */
export const Radii = () => (
  <section className={styles["section"]}>
    <p className={styles["prose"]}>
      A portal is square, soft, round or pill. Small is for marks inside a control, medium for boxes, large for cards
      and dialogs, control for whatever is pressed or typed into.
    </p>
    <Surfaces names={tokenNames("radius")} property="radius" />
    <TokenTable names={tokenNames("radius")} />
  </section>
)

/** How things stand off the page. */
export const Shadows = () => (
  <section className={styles["section"]}>
    <p className={styles["prose"]}>
      A portal is flat, outlined or raised: only a raised one gives cards a shadow. What floats above the page has one
      in every portal. The focus ring is a shadow too, in two rings, so that it is seen on any ground.
    </p>
    <Surfaces names={tokenNames("shadow")} property="shadow" />
    <TokenTable names={[...tokenNames("shadow"), "--line-card"]} />
  </section>
)

/** How long things take to change. */
export const Motion = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <section className={styles["section"]}>
      <p className={styles["prose"]}>
        Motion answers a press; it never decorates or delays. Where the device asks for less motion, both lengths are 0.
      </p>
      <div>
        <Button kind="secondary" onPress={() => setMoved(!isMoved)}>
          Move
        </Button>
      </div>
      {tokenNames("motion")
        .filter((name) => name.startsWith("--motion-"))
        .map((name) => (
          <div key={name} className={styles["lane"]}>
            <code>{name}</code>
            <span
              aria-hidden
              className={styles["mover"]}
              style={{ insetInlineStart: isMoved ? "calc(100% - 2rem)" : "0", transitionDuration: `var(${name})` }}
            />
          </div>
        ))}
      <TokenTable names={tokenNames("motion")} />
    </section>
  )
}
