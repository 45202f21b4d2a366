import { ListCampaignViews, RemoveCampaignView, SaveCampaignView } from "@application/campaigns/contract"
import { SavedViews as ViewsOfList, type SavedViewsProps } from "@ui/shared/saved-views"

const calls = { list: ListCampaignViews, save: SaveCampaignView, remove: RemoveCampaignView }

/** The user's saved views of the campaign list. */
export const SavedViews = (props: Omit<SavedViewsProps, "calls" | "given">) => <ViewsOfList calls={calls} {...props} />
