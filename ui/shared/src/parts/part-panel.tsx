import { Panel, type PanelProps } from "@ui/kit/panel"
import { type ComponentType, createContext, useContext } from "react"

export interface PartPanelProps extends Omit<PanelProps, "title"> {
  readonly title: string
  /** What the panel holds, in one line. */
  readonly summary: string
}

const OpenPanel = ({ summary: _summary, title, ...rest }: PartPanelProps) => (
  <Panel {...rest} title={<bdi>{title}</bdi>} />
)

/** How the panels of a long page are drawn: always open, unless the page gives a component that folds them. */
export const PartPanels = createContext<ComponentType<PartPanelProps>>(OpenPanel)

/** A panel of a long page. */
export const PartPanel = (props: PartPanelProps) => {
  const Drawn = useContext(PartPanels)
  return <Drawn {...props} />
}
