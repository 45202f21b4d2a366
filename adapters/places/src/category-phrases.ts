/**
 * Phrases of trades that name a kind of business wherever they stand, by category slug: what a business says it does
 * rather than what it is called. They extend the words of `category-words.ts`.
 */
export const categoryPhrases: Readonly<Record<string, string>> = {
  restaurant: "cloud kitchen,south indian food,north indian food,vegetarian food,punjabi food",
  cafe: "coffee roastery,coffee roaster,tea stall,chai stall",
  "fast-food": "fish and chip shop,chip shop,pani puri,vada pav,kebab shop",
  "ice-cream-shop": "dessert parlour,dessert parlor,ice cream parlor,ice cream van",
  caterer: "tiffin centre,tiffin center,street food catering,event catering,hog roast",
  "sweet-shop": "namkeen,sweet mart,sweet house",
  pub: "micropub",
  barber: "men's grooming,mens grooming",
  massage: "massage therapist",
  "makeup-artist": "makeup studio,make up artist,makeovers,bridal studio,bridal mehndi,mehndi designer",
  "nail-salon": "nail technician,nail tech",
  "beauty-salon":
    "lash technician,semi-permanent makeup,permanent makeup,laser hair removal,lash extension,lash lift,beauty treatment,beauty therapist,beauty therapy",
  dermatologist: "aesthetics clinic,skin care centre,skin care center,medical aesthetics,dermal filler",
  "occupational-therapist": "occupational therapist",
  "therapist-office":
    "massage and holistic therapy,holistic therapy,holistic therapist,holistic therapies,reflexologist,reflexology,sound healing,reiki,hypnotherapist,hypnotherapy,complementary therapist,energy healing,craniosacral therapy,bowen therapy",
  "consultancy-office":
    "life coach,life coaching,business coach,business coaching,executive coaching,career coach,leadership coaching",
  gym: "boot camp,bootcamp,zumba,fitness coach,fitness trainer,fitness class",
  "sports-club": "boxing club,snooker club,golf lessons,tennis coaching,cricket coaching,football coaching,box cricket",
  "martial-arts-school":
    "taekwon-do,tae kwon do,bjj,muay thai,mixed martial arts,self defence classes,aikido,kung fu,wing chun,silambam,kalaripayattu",
  dentist: "root canal,dental surgeon,cosmetic dentistry,dentistry,dental laboratory,denture clinic",
  clinic: "acupuncturist,health care centre,healthcare centre",
  doctor:
    "children's clinic,orthopedic surgeon,orthopaedic surgeon,urology,urologist,gynecology,general surgeon,pulmonologist",
  ayurveda: "siddha clinic,siddha medicine,unani,naturopathy,naturopath",
  audiologist: "hearing care,speech and hearing,ear wax removal,earwax removal,microsuction",
  physiotherapist: "physical therapist,sports therapist,sports therapy,sports injury clinic",
  pharmacy: "drug house,druggist",
  veterinarian: "vet clinic",
  "pet-groomer":
    "dog trainer,dog training,puppy training,pet sitting,pet sitter,pet care,pet spa,dog sitting,cat sitting,pet salon",
  handyman: "home maintenance",
  hvac: "gas fitter,boiler engineer,ac sales and service,a/c service,ac installation,air conditioner,split ac,underfloor heating,boiler replacement",
  plumber: "drainage services,drain unblocking",
  electrician:
    "electrical engineers,electrical works,electrical installation,pat testing,tv aerial,aerial installation,satellite installer,house wiring,home automation,ev charger installation",
  carpenter: "kitchen fitter,kitchen fitting,staircase,fitted furniture",
  painter: "painting services,painting contractor,house painter,exterior painting",
  roofer: "guttering,fascias,soffits,flat roof",
  builder:
    "damp proofing,driveways,groundworks,building work,building contractor,earthmovers,garage conversion,brickwork,house construction",
  gardener:
    "garden services,tree surgery,fencing contractor,artificial grass,tree removal,tree felling,stump grinding,lawn mowing,garden designer,landscape design",
  "tool-rental":
    "jcb hire,generator rental,generator on rent,digger hire,plant hire,tool hire,boom lift,scissor lift,cherry picker hire,forklift rental,crane rental",
  "interior-designer":
    "home staging,interior decoration,interior designing,interior work,home interior,office interiors",
  "cleaning-service":
    "roof cleaning,tank cleaning,window cleaner,carpet cleaner,sofa cleaning,upholstery cleaning,jet washing",
  laundry: "ironing service,dhobi",
  tailor: "blouse designer,blouse stitching,custom stitching,designer blouses",
  "clothes-shop": "kurti,kurta,school uniforms,fashion designer",
  "saree-shop": "handloom,khadi",
  "car-repair":
    "vehicle servicing,smart repair,alloy wheel refurbishment,alloy wheel repair,mobile mechanic,engine repair,gearbox repair,ecu remapping",
  "car-wash": "car spa,detailing studio,window tinting,car polishing,car cleaning,mobile valeting",
  "bicycle-shop": "bicycle repair,cycle store,cycle mart,bike mechanic",
  "tyre-shop": "puncture repair,tyre fitting,part worn tyres",
  taxi: "executive travel,cab rental,car travels,outstation cab",
  "car-rental": "campervan hire,motorhome hire,wedding car hire,vehicle hire,bus rental",
  "travel-agency": "tour and travel,flight booking,flight tickets,holiday planner,yatra packages",
  "guest-house":
    "holiday home,dharamshala,holiday rental,vacation rental,holiday accommodation,serviced apartment,service apartment",
  campground: "adventure camp,caravan park,caravan site,glamping,touring pitches,campsite",
  "event-venue": "mandapam,party plot,marriage lawn,wedding hall,wedding lawn",
  "event-planner":
    "mobile disco,dj services,wedding dj,wedding band,live band,wedding singer,magician,children's entertainer,balloon artist,flower decoration,event organiser,wedding decoration,birthday decoration,stage decoration",
  "party-supply-store": "bouncy castle,marquee hire,event hire,party hire,inflatable hire",
  photographer:
    "film production,video production,candid photography,pre wedding shoot,photoshoot,filmmaker,portrait photographer",
  "nursery-childcare": "childminder,childminding,nanny",
  preschool: "childcare",
  school: "stage school,theatre school,drama school",
  "coaching-centre": "gcse maths,a-level maths,11 plus,phonics classes,learning centre,learning center,private tutor",
  "computer-training":
    "tally classes,robotics classes,coding for kids,computer course,computer education,digital marketing course",
  "language-school": "german classes,french lessons,french classes,spanish lessons,english lessons",
  "music-school":
    "guitar tuition,piano tuition,music tuition,keyboard lessons,cello lessons,ukulele lessons,carnatic music,vocal coach,music classes",
  "internet-cafe":
    "cyber cafe,csc centre,csc center,common service centre,common service center,e-mitra,jan seva kendra",
  lawyer: "will writing,will writer,legal consultancy,notary public,family law,criminal law,employment law",
  accountant:
    "bookkeeper,payroll services,tax practitioner,vat return,itr filing,income tax return,gst registration,company registration",
  "financial-adviser":
    "mutual fund distributor,stock broker,mortgage advisor,mortgage brokers,pension advice,retirement planning,financial planner",
  "estate-agent": "letting agent,plots for sale,flats for sale,property letting,property broker",
  "property-developer": "land developers,land promoters,plot developers,residential plots,villa plots",
  "advertising-agency":
    "copywriter,copywriting,pr agency,marketing consultant,marketing consultancy,social media management,content marketing,outdoor advertising",
  "graphic-design-office": "illustrator,brand design",
  "web-designer":
    "it consultancy,it consulting,technology solutions,cyber security,cybersecurity,website developer,software developer,app developer,software solutions,digital solutions,managed it services",
  "employment-agency":
    "placement consultants,hr consultants,hr consultancy,placement services,recruitment services,staffing solutions",
  "printing-shop":
    "sign writing,signwriting,sign writer,sign board,wedding cards,custom t-shirts,sticker printing,mug printing,flex banner,vehicle graphics,garment printing,invitation cards",
  "shoe-shop": "shoe mart",
  jeweller: "gold ornaments,gemstone,silversmith,engagement rings,wedding rings",
  "furniture-shop": "sofa maker,sofa set,furniture maker,mattress,mattress shop",
  upholsterer: "sofa repair,sofa repairing",
  "electronics-repair-shop":
    "tv repair,washing machine repair,washing machine service,appliance repair,home appliances service,microwave repair",
  "mobile-shop": "mobile accessories,screen repair,smartphone repair",
  "computer-shop": "pc repair,it repair,laptop sales,computer sales,computer sales and service,computer service",
  "security-service":
    "alarm installation,burglar alarm,intruder alarm,access control,security agency,fire extinguisher,door supervisor",
  supermarket: "super market",
  grocery: "provisions,departmental store,homemade pickles,pickles",
  manufacturer: "rice mill,flour mill,oil mill,agarbatti,incense sticks,manufacturing unit",
  "organic-shop": "cold pressed oil,wood pressed oil,organic farming,organic vegetables,vermicompost",
  "garden-center": "nursery plants,plant nursery,indoor plants,garden centre",
  florist: "bouquet",
  "gift-shop": "handmade cards,greeting cards,greetings cards,pooja items,puja items,souvenirs",
  "cosmetics-store": "handmade soap,natural soap,herbal cosmetics,natural skincare",
  "candle-shop": "scented candles,soy candles,handmade candles,soy wax candles,candle maker,wax melts",
  "hardware-shop": "paint shop,building material,hardware and electricals,hardware and paints",
  glaziery: "stained glass,double glazing,glass and aluminium,glass replacement",
  "window-construction": "upvc windows,aluminium windows,aluminium fabrication,replacement windows",
  metalworker: "gates and railings,steel fabricators,rolling shutter,welding works,fabrication works",
  "sewing-supply-shop": "sewing machine",
  "sports-shop": "sports goods,sports equipment",
  butcher: "chicken centre,chicken center,mutton shop",
  "seafood-shop": "fish shop,fishmonger",
  "dairy-store": "dairy farm,milk delivery",
  logistics: "transport company,tempo service,goods carrier,lorry transport,goods transport,haulage,freight forwarding",
  scaffolder: "scaffolding services,scaffolding hire",
  astrologer: "kundli,palmistry,tarot reading,psychic medium",
  charity: "food bank,community interest company",
  "home-care": "care agency,live-in carers,home carers,domiciliary",
  "waste-removal": "scrap buyer,scrap dealer,waste collection,man and van clearance,e-waste,grab hire",
  "drinking-water-shop": "water supplier,water tanker,ro service,water softener,packaged water",
  bakery:
    "cake maker,cake artist,macarons,bespoke cakes,custom cakes,cupcake maker,cupcakes,brownies,home baker,wedding cake,birthday cake",
  "chocolate-store": "chocolatier,handmade chocolates,homemade chocolates",
  "spice-shop": "spice powders,masala powders",
  winery: "vineyard",
  "craft-brewery": "microbrewery,micro brewery,craft brewery",
  "produce-stand": "farm shop",
  "art-gallery": "portrait artist,original paintings,oil paintings,fine art prints",
  "tattoo-studio": "tattoo artist,tattooist,body piercing",
  "handicraft-workspace": "woodturning,wood turning,wood carving",
  "musical-instrument-store": "piano tuner,piano tuning,guitar repair,luthier",
  studio: "podcast studio,rehearsal studio",
  architect: "architectural technologist,architectural technology,architectural designer,planning consultants",
  "surveyor-office": "building survey,building surveyor,chartered surveyors,land surveying,quantity surveyor",
  "translation-office": "translation services,interpreting services,certified translations",
  "swimming-pool": "swimming pool construction,swimming pool builders",
  "boat-rental": "boat hire,narrowboat hire,yacht charter",
  "horseback-riding-center": "horse riding,livery yard,riding lessons,riding school,equestrian centre",
  "theme-park": "go karting",
  library: "reading room,study library",
  "financial-office": "microfinance,chit fund,vehicle finance,business loans",
}
