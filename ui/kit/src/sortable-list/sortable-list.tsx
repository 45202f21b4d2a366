import { GripVertical } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { GridList, GridListItem } from "react-aria-components/GridList"
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop"
import styles from "./sortable-list.module.css"
import { cx } from "../cx/index.ts"
import { iconButtonClass } from "../icon-button/index.ts"

interface SortableItem {
  /** Which item; stays the same wherever the item moves. */
  readonly id: string
  /** Name of the item, spoken while it moves. */
  readonly name: string
}

export interface SortableListProps<Item extends SortableItem> {
  /** Element that names the list. */
  readonly labelledBy: string
  /** The items, in order. */
  readonly items: ReadonlyArray<Item>
  /** Receives where an item was and where it is now. */
  readonly onMove: (from: number, to: number) => void
  /** Draws an item beside its handle. */
  readonly children: (item: Item, index: number) => ReactNode
}

const dragType = "sortable-item"

/** A list put in order by dragging a handle, or by Enter on it, the arrow keys and Enter again. */
export const SortableList = <Item extends SortableItem>({
  labelledBy,
  items,
  onMove,
  children,
}: SortableListProps<Item>) => {
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (ids) => [...ids].map((id) => ({ [dragType]: String(id) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => "move",
    renderDropIndicator: (target) => <DropIndicator target={target} className={cx(styles.indicator)} />,
    onReorder: ({ keys, target }) => {
      const from = indexOf([...keys][0])
      const slot = indexOf(target.key) + (target.dropPosition === "after" ? 1 : 0)
      const to = slot > from ? slot - 1 : slot
      if (from !== -1 && to !== from) onMove(from, to)
    },
  })
  return (
    <GridList
      aria-labelledby={labelledBy}
      className={cx(styles.list)}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {items.map((item, index) => (
        <GridListItem key={item.id} id={item.id} textValue={item.name} className={cx(styles.item)}>
          <Button slot="drag" className={cx(iconButtonClass, styles.handle)}>
            <GripVertical aria-hidden />
          </Button>
          <div className={cx(styles.content)}>{children(item, index)}</div>
        </GridListItem>
      ))}
    </GridList>
  )
}
