import {
  flavours,
  flowOf,
  type Flavour,
  type LaunchState,
  launchStateNumbers,
  launchStates,
  type PageId,
  startPage,
} from "@domain/launch"
import { cx } from "@ui/kit/cx"
import { Badge } from "@ui/kit/badge"
import { Select } from "@ui/kit/select"
import { useMemo, useState } from "react"
import { JourneyGraph } from "./journey-graph.tsx"
import { drawJourney } from "./journey-layout.ts"
import { PageFacts } from "./page-facts.tsx"
import styles from "./rules.module.css"

const isFlavour = (id: string): id is Flavour => flavours.some((flavour) => flavour === id)
const isState = (id: string): id is LaunchState => launchStates.some((state) => state === id)

export interface JourneyRulesProps {
  /** Flavour shown first. */
  readonly flavour: Flavour
  /** How far the launch has come at first. */
  readonly saved: LaunchState
}

/** The journey of a flavour from its table: pages, exceptions, ways back, and what the guard allows. */
export const JourneyRules = ({ flavour: first, saved: firstSaved }: JourneyRulesProps) => {
  const [flavour, setFlavour] = useState<Flavour>(first)
  const [saved, setSaved] = useState<LaunchState>(firstSaved)
  const [page, setPage] = useState<PageId>(startPage(first).id)
  const drawing = useMemo(() => drawJourney(flavour, saved), [flavour, saved])
  const chosen = flowOf(flavour).some((row) => row.page === page) ? page : startPage(flavour).id
  return (
    <main className={cx(styles["page"], styles["whole"])} dir="ltr">
      <header className={cx(styles["intro"])}>
        <h1>The journey</h1>
        <p>
          Drawn from the next-step tables of <span className={cx(styles["code"])}>@domain/launch</span>. Solid arrows
          lead on, named ones under that condition, dotted ones back. Press a page for all that is known of it.
        </p>
      </header>
      <div className={cx(styles["controls"])}>
        <Select
          label="Flavour"
          placeholder=""
          options={flavours.map((id) => ({ id, label: id }))}
          value={flavour}
          onChange={(id) => {
            if (isFlavour(id)) setFlavour(id)
          }}
        />
        <Select
          label="Saved state"
          hint="What the guard allows from here is tinted."
          placeholder=""
          options={launchStates.map((id) => ({ id, label: id, detail: String(launchStateNumbers[id]) }))}
          value={saved}
          onChange={(id) => {
            if (isState(id)) setSaved(id)
          }}
        />
      </div>
      <ul className={cx(styles["list"])} aria-label="Colours">
        <li>
          <Badge tone="glow">where the guard sends</Badge>
        </li>
        <li>
          <Badge tone="success">may be opened</Badge>
        </li>
        <li>
          <Badge>closed: not reached yet, or behind a payment</Badge>
        </li>
      </ul>
      <div className={cx(styles["columns"])}>
        <JourneyGraph drawing={drawing} chosen={chosen} onChoose={setPage} />
        <div className={cx(styles["aside"])}>
          <PageFacts flavour={flavour} page={chosen} />
        </div>
      </div>
    </main>
  )
}
