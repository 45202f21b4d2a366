export {
  BannerPreview,
  type BannerPreviewProps,
  SearchResultPreview,
  type SearchResultPreviewProps,
  type AdMedia,
  SocialFeedPreview,
  type SocialFeedPreviewProps,
  StoryPreview,
  type StoryPreviewProps,
} from "./ad-previews/index.ts"
export {
  AppLayout,
  type AppLayoutLabels,
  type AppLayoutProps,
  type NavigationItem,
  SideNavigation,
  type SideNavigationProps,
} from "./app-layout/index.ts"
export { Avatar, type AvatarProps, initialsOf } from "./avatar/index.ts"
export { Badge, type BadgeProps, type Status, StatusBadge, type StatusBadgeProps, type Tone } from "./badge/index.ts"
export { Banner, type BannerProps, type BannerTone } from "./banner/index.ts"
export { BarSpark, type BarSparkProps } from "./bar-spark/index.ts"
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from "./breadcrumbs/index.ts"
export { Button, buttonClass, type ButtonKind, type ButtonProps, type ButtonSize } from "./button/index.ts"
export { Card, type CardProps } from "./card/index.ts"
export { CheckboxGroup, type CheckboxGroupProps } from "./checkbox-group/index.ts"
export { Checkbox, type CheckboxProps } from "./checkbox/index.ts"
export { ComboBox, type ComboBoxProps } from "./combo-box/index.ts"
export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog/index.ts"
export { cx } from "./cx/index.ts"
export { type Column, DataTable, type DataTableProps, type Sort } from "./data-table/index.ts"
export { Dialog, type DialogProps } from "./dialog/index.ts"
export { EmptyState, type EmptyStateProps } from "./empty-state/index.ts"
export { ErrorState, type ErrorStateProps } from "./error-state/index.ts"
export { FileDrop, type FileDropProps } from "./file-drop/index.ts"
export { type FontScript, loadFonts } from "./fonts/index.ts"
export { IconButton, type IconButtonProps } from "./icon-button/index.ts"
export { type KeyValue, KeyValueList, type KeyValueListProps } from "./key-value-list/index.ts"
export {
  type ChartPoint,
  type ChartSeries,
  LineChart,
  type LineChartProps,
  ChartTable,
  type ChartTableProps,
  useWidth,
} from "./line-chart/index.ts"
export { LinkButton, type LinkButtonProps } from "./link-button/index.ts"
export { LoadMore, type LoadMoreProps, Pagination, type PaginationProps } from "./load-more/index.ts"
export { Logo, type LogoProps } from "./logo/index.ts"
export { Menu, type MenuAction, type MenuProps } from "./menu/index.ts"
export { MoneyField, type MoneyFieldProps } from "./money-field/index.ts"
export { NumberField, type NumberFieldProps } from "./number-field/index.ts"
export { OtpField, type OtpFieldProps } from "./otp-field/index.ts"
export { Panel, type PanelProps } from "./panel/index.ts"
export { PasswordField, type PasswordFieldProps, type PasswordRule } from "./password-field/index.ts"
export { type DialCountry, PhoneField, type PhoneFieldProps, type PhoneValue } from "./phone-field/index.ts"
export { PriceBreakdownTable, type PriceBreakdownTableProps, type PriceRow } from "./price-breakdown-table/index.ts"
export { ProgressLamps, type ProgressLampsProps } from "./progress-lamps/index.ts"
export {
  CheckboxCards,
  type CheckboxCardsProps,
  RadioCards,
  type RadioCardsProps,
  type CardOption,
} from "./radio-cards/index.ts"
export {
  AreasMap,
  type AreasMapProps,
  type MapArea,
  RadiusMap,
  type RadiusMapProps,
  type Town,
  type Coordinates,
} from "./radius-map/index.ts"
export { Select, type SelectProps } from "./select/index.ts"
export { LoadingRegion, type LoadingRegionProps, Skeleton, type SkeletonProps } from "./skeleton/index.ts"
export { SkipLink, type SkipLinkProps } from "./skip-link/index.ts"
export { Slider, type SliderProps } from "./slider/index.ts"
export { Spinner, type SpinnerProps } from "./spinner/index.ts"
export { Stat, type StatProps, type Trend } from "./stat/index.ts"
export { type Step, Steps, type StepsProps, type StepState } from "./steps/index.ts"
export { Switch, type SwitchProps } from "./switch/index.ts"
export { type TabItem, Tabs, type TabsProps } from "./tabs/index.ts"
export { ChipList, type ChipListProps, TagInput, type TagInputProps } from "./tag-input/index.ts"
export { TextArea, type TextAreaProps } from "./text-area/index.ts"
export { TextField, type TextFieldProps, useCount } from "./text-field/index.ts"
export { createToasts, type ToastMessage, type Toasts, ToastRegion, type ToastRegionProps } from "./toast/index.ts"
export { Tooltip, type TooltipProps } from "./tooltip/index.ts"
export { VisuallyHidden } from "./visually-hidden/index.ts"
export { WizardLayout, type WizardLayoutProps } from "./wizard-layout/index.ts"
export { type Option } from "./listbox/index.ts"
