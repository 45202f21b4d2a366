import { backPage, edgesOf, type Flavour, launchPages, launchStateNumbers, type PageId, stepOf } from "@domain/launch"
import { Badge } from "@ui/kit/badge"
import { cx } from "@ui/kit/cx"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import { Result } from "effect"
import styles from "./rules.module.css"

const Code = ({ children }: { readonly children: string }) => <span className={cx(styles["code"])}>{children}</span>

/** All that the tables say of one page in a flavour. */
export const PageFacts = ({ flavour, page }: { readonly flavour: Flavour; readonly page: PageId }) => {
  const { t, i18n } = useTranslation(["launch"])
  const facts = launchPages[page]
  const step = stepOf(flavour, page)
  const back = Result.getOrUndefined(backPage(flavour, page))
  const titleKey = `launch:title.${page}`
  const flags = [
    ...(facts.animation === true ? ["animation"] : []),
    ...(facts.header === "hidden" ? ["header hidden"] : []),
    ...(facts.takesCreativeId === true ? ["takes a creative's id"] : []),
  ]
  return (
    <Panel title={page} {...(i18n.exists(titleKey) && { description: t(titleKey as "launch:title.budget") })}>
      <KeyValueList
        items={[
          { label: "State", value: <Code>{`${facts.state} ${launchStateNumbers[facts.state]}`}</Code> },
          { label: "Path", value: <Code>{facts.path}</Code> },
          { label: "Section", value: facts.section },
          { label: "Step", value: step === undefined ? "none shown" : `${step.number} of ${step.of}` },
          { label: "Help text", value: <Code>{facts.helpKey}</Code> },
          {
            label: "Flags",
            value:
              flags.length === 0 ? (
                "none"
              ) : (
                <span className={cx(styles["list"])}>
                  {flags.map((flag) => (
                    <Badge key={flag}>{flag}</Badge>
                  ))}
                </span>
              ),
          },
          { label: "Back", value: back === undefined ? "disabled" : <Code>{back.id}</Code> },
          ...edgesOf(flavour)
            .filter(({ from }) => from === page)
            .map(({ to, turn }) => ({
              label: turn === undefined ? "Next" : `Next if ${turn}`,
              value: <Code>{to}</Code>,
            })),
        ]}
      />
    </Panel>
  )
}
