import { AnchorMdx } from "@storybook/addon-docs/blocks"
import type { Usage } from "@ui/kit/usage"
import { Check, X } from "lucide-react"
import styles from "./docs.module.css"
import type { PageLink } from "./kit-sources.ts"

const Advice = ({ isDo, lines }: { readonly isDo: boolean; readonly lines: ReadonlyArray<string> }) => (
  <section className={isDo ? styles["dos"] : styles["donts"]}>
    <h3 className={styles["adviceTitle"]}>
      {isDo ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
      {isDo ? "Do" : "Don't"}
    </h3>
    <ul className={styles["lines"]}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)

export interface UsageAdviceProps {
  readonly usage: Usage
  /** Pages of the components that it names, by folder. */
  readonly others: ReadonlyMap<string, PageLink>
}

/** When to use a component, what to take in another case, and advice. */
export const UsageAdvice = ({ usage: { use, instead, dos, donts }, others }: UsageAdviceProps) => (
  <section className={styles["section"]}>
    <h2>When to use it</h2>
    <p className={styles["prose"]}>{use}</p>
    {Object.keys(instead).length === 0 ? null : (
      <>
        <h3>When to take another</h3>
        <dl className={styles["instead"]}>
          {Object.entries(instead).map(([folder, when]) => (
            <div key={folder} className={styles["case"]}>
              <dt>
                <AnchorMdx target="_self" href={others.get(folder)?.href ?? ""}>
                  {others.get(folder)?.name}
                </AnchorMdx>
              </dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
    <div className={styles["advice"]}>
      <Advice isDo lines={dos} />
      <Advice isDo={false} lines={donts} />
    </div>
  </section>
)
