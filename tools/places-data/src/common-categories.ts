/** A hand-written small-business category; `preset` names the public tagging preset that supplies translations. */
export type CommonCategory = {
  readonly slug: string
  readonly name: string
  readonly preset: string
  readonly schemaTypes: string
  readonly terms: string
  readonly services: string
}

/** `slug | name | preset | schema.org types | search terms | usual services`, one category a line, commas inside. */
const table = `
restaurant|Restaurant|amenity/restaurant|Restaurant,FoodEstablishment|eatery,dining,dhaba,diner,bistro,family restaurant|Dine-in,Takeaway,Home delivery,Table reservation,Catering,Private dining
cafe|Cafe|amenity/cafe|CafeOrCoffeeShop|coffee shop,coffeehouse,tea room,chai|Coffee,Tea,Breakfast,Snacks,Cakes and pastries,Takeaway
fast-food|Fast food restaurant|amenity/fast_food|FastFoodRestaurant|takeaway,burger,pizza,chaat,street food,fish and chips|Burgers,Pizza,Combo meals,Home delivery,Takeaway
bakery|Bakery|shop/bakery|Bakery|cake shop,bread,bakers,patisserie|Custom cakes,Bread,Pastries,Cookies,Party orders,Home delivery
sweet-shop|Sweet shop|shop/confectionery||mithai,sweets,confectioner,halwai|Traditional sweets,Gift boxes,Festival sweets,Savoury snacks,Bulk orders
ice-cream-shop|Ice cream shop|amenity/ice_cream|IceCreamShop|gelato,kulfi,frozen yoghurt|Scoops,Sundaes,Shakes,Party packs,Family packs
bar|Bar|amenity/bar|BarOrPub|cocktail bar,lounge|Cocktails,Wine,Craft beer,Live music,Private parties
pub|Pub|amenity/pub|BarOrPub|gastropub,inn,public house|Real ales,Sunday roast,Live sport,Quiz nights,Function room
caterer|Caterer|craft/caterer||catering,tiffin,wedding catering|Wedding catering,Corporate catering,Birthday parties,Tiffin service,Live counters
hair-salon|Hair salon|shop/hairdresser|HairSalon|hairdresser,haircut,hair stylist,hair studio|Haircut,Hair colouring,Blow dry,Hair spa,Keratin treatment,Highlights,Bridal hair
barber|Barber||BarberShop|barbershop,mens salon,gents parlour|Haircut,Beard trim,Shave,Head massage,Kids haircut
beauty-salon|Beauty salon|shop/beauty|BeautySalon,HealthAndBeautyBusiness|beauty parlour,parlor,salon,beautician|Facial,Waxing,Threading,Bridal makeup,Manicure and pedicure,Hair spa,Body polishing
nail-salon|Nail salon|shop/beauty/nails|NailSalon|nails,manicure,nail art,nail extension|Manicure,Pedicure,Gel nails,Nail extensions,Nail art
spa|Spa||DaySpa|day spa,wellness spa,massage spa|Swedish massage,Deep tissue massage,Aromatherapy,Body scrub,Facial,Couples massage
massage|Massage therapist|shop/massage||massage,thai massage,body massage|Deep tissue massage,Sports massage,Foot massage,Head massage,Aromatherapy
makeup-artist|Makeup artist|||bridal makeup,mua,mehndi|Bridal makeup,Party makeup,Engagement makeup,Hair styling,Saree draping,Mehndi
tattoo-studio|Tattoo studio|shop/tattoo|TattooParlor|tattoo,tattoos,piercing|Custom tattoos,Cover-ups,Piercing,Tattoo removal,Touch-ups
gym|Gym|leisure/fitness_centre|ExerciseGym,HealthClub|fitness centre,fitness center,fitness club,workout,crossfit|Personal training,Weight training,Cardio,Group classes,Weight loss programme,Diet plans
yoga-studio|Yoga studio|leisure/fitness_centre/yoga||yoga,yoga classes,meditation,pilates|Beginner yoga,Power yoga,Prenatal yoga,Meditation,Online classes,Private sessions
dance-school|Dance school|leisure/dance/dancing_school||dance classes,dance academy,bharatanatyam,zumba,ballet|Kids classes,Adult classes,Wedding choreography,Zumba,Contemporary dance
sports-club|Sports club|leisure/sports_centre|SportsClub,SportsActivityLocation|sports academy,cricket academy,badminton,football turf|Coaching,Court booking,Summer camps,Membership,Tournaments
martial-arts-school|Martial arts school|||karate,taekwondo,judo,mma,kickboxing|Kids classes,Adult classes,Self-defence,Grading,Private coaching
dentist|Dentist|amenity/dentist|Dentist|dental clinic,dental,teeth,orthodontist,dental care|Check-up and cleaning,Root canal treatment,Dental implants,Teeth whitening,Braces and aligners,Crowns and bridges,Tooth extraction
clinic|Clinic|amenity/clinic|MedicalClinic,MedicalBusiness|medical centre,polyclinic,health centre,medical,healthcare|Consultation,Health check-up,Vaccination,Blood tests,Specialist clinics,Minor procedures
doctor|Doctor|amenity/doctors|Physician|general practitioner,physician,family doctor,gp surgery|Consultation,Health check-up,Vaccination,Chronic disease care,Telephone consultation
hospital|Hospital|amenity/hospital|Hospital|nursing home,multispeciality hospital|Emergency care,Outpatient clinics,Surgery,Maternity,Diagnostics,Intensive care
dermatologist|Skin clinic|healthcare/alternative||dermatologist,skin care clinic,cosmetologist,hair transplant,laser|Acne treatment,Laser hair removal,Chemical peel,Hair transplant,Anti-ageing,Pigmentation treatment
eye-clinic|Eye clinic|healthcare/optometrist|Optician|eye hospital,ophthalmologist,eye care|Eye test,Cataract surgery,LASIK,Contact lenses,Glaucoma care
optician|Optician|shop/optician||spectacles,glasses,eyewear,optical|Eye test,Spectacles,Sunglasses,Contact lenses,Lens replacement
physiotherapist|Physiotherapist|healthcare/physiotherapist|Physiotherapy|physiotherapy,physio,rehabilitation|Back pain treatment,Sports injuries,Post-surgery rehabilitation,Neck pain,Home visits
psychologist|Psychologist|healthcare/psychotherapist||counsellor,therapist,counselling,mental health,psychotherapy|Individual therapy,Couples counselling,Anxiety support,Child counselling,Online sessions
ayurveda|Ayurvedic clinic|healthcare/alternative||ayurveda,panchakarma,ayurvedic|Consultation,Panchakarma,Herbal medicine,Abhyanga massage,Diet advice
diagnostic-lab|Diagnostic laboratory|healthcare/laboratory|DiagnosticLab|pathology lab,blood test,diagnostic centre,scan centre|Blood tests,Full body check-up,Home sample collection,Ultrasound,X-ray
pharmacy|Pharmacy|amenity/pharmacy|Pharmacy|chemist,medical store,medicines,drugstore|Prescription medicines,Home delivery,Health products,Baby care,Blood pressure check
veterinarian|Veterinarian|amenity/veterinary|VeterinaryCare|vet,animal hospital,pet clinic|Vaccination,Consultation,Surgery,Grooming,Dental care,Microchipping
pet-shop|Pet shop|shop/pet|PetStore|pet store,pet food,aquarium|Pet food,Accessories,Grooming,Fish and aquariums,Home delivery
pet-groomer|Pet groomer|shop/pet_grooming||dog grooming,pet spa,dog walking,kennel|Bath and brush,Full groom,Nail clipping,De-shedding,Pet boarding
plumber|Plumber|craft/plumber|Plumber|plumbing,plumbing services,drain,leak|Leak repair,Drain unblocking,Bathroom fitting,Water heater installation,Emergency call-out,Pipe replacement
electrician|Electrician|craft/electrician|Electrician|electrical services,wiring,rewiring|Rewiring,Fault finding,Lighting,Fuse boards,Safety inspection,Emergency call-out
hvac|Heating and air conditioning|craft/hvac|HVACBusiness|ac repair,air conditioning,heating,boiler,ac service|AC repair,AC installation,Annual maintenance,Boiler service,Duct cleaning,Gas refill
carpenter|Carpenter|craft/carpenter||carpentry,woodwork,joinery,furniture maker|Custom furniture,Kitchen fitting,Door repair,Wardrobes,Flooring
painter|Painter and decorator|craft/painter|HousePainter|painting contractor,decorator,house painting|Interior painting,Exterior painting,Wallpaper,Waterproofing,Texture finishes
roofer|Roofer|craft/roofer|RoofingContractor|roofing,roof repair,gutter|Roof repair,New roofs,Flat roofing,Gutters,Leak inspection
builder|Builder|craft/builder|GeneralContractor,HomeAndConstructionBusiness|construction,contractor,building company,civil contractor,renovation|New builds,Extensions,Renovation,Loft conversion,Project management
interior-designer|Interior designer|shop/interior_decoration||interior design,home interiors,modular kitchen,interiors|Home interiors,Modular kitchens,Office interiors,3D design,Space planning,Turnkey projects
architect|Architect|office/architect||architecture,architectural design|Building design,Planning drawings,3D visualisation,Interior architecture,Site supervision
cleaning-service|Cleaning service|craft/cleaning|HouseCleaning|cleaners,house cleaning,deep cleaning,housekeeping|Home cleaning,Deep cleaning,Office cleaning,Sofa and carpet cleaning,End of tenancy cleaning
pest-control|Pest control|craft/pest_control||termite,exterminator,fumigation|Cockroach control,Termite treatment,Bed bug treatment,Rodent control,Annual contract
gardener|Gardener|craft/gardener||landscaping,lawn care,landscaper,tree surgeon|Lawn mowing,Landscaping,Hedge trimming,Planting,Garden clearance
locksmith|Locksmith|craft/locksmith|Locksmith|locks,key cutting|Emergency entry,Lock replacement,Key cutting,Car keys,Security upgrades
moving-company|Moving company|office/moving_company|MovingCompany|packers and movers,removals,relocation,movers|House removals,Office relocation,Packing,Storage,Vehicle transport
laundry|Laundry|shop/laundry|DryCleaningOrLaundry|dry cleaner,dry cleaning,ironing,launderette|Wash and fold,Dry cleaning,Ironing,Curtain cleaning,Pickup and delivery
tailor|Tailor|shop/tailor||boutique,alterations,stitching,dressmaker|Alterations,Custom suits,Blouse stitching,Dress making,Uniforms
car-repair|Car repair|shop/car_repair|AutoRepair,AutomotiveBusiness|garage,mechanic,auto repair,car service,mot|Full service,Brakes,Engine diagnostics,AC service,Denting and painting,Battery replacement
car-wash|Car wash|amenity/car_wash|AutoWash|car detailing,valeting,ceramic coating|Exterior wash,Interior cleaning,Full detailing,Ceramic coating,Polishing
car-dealer|Car dealer|shop/car|AutoDealer|car showroom,used cars,car sales|New cars,Used cars,Finance,Part exchange,Test drive
motorcycle-shop|Motorcycle shop|shop/motorcycle|MotorcycleDealer,MotorcycleRepair|bike showroom,two wheeler,scooter|New bikes,Servicing,Spare parts,Finance,Test ride
tyre-shop|Tyre shop|shop/tyres|TireShop|tyres,tires,wheel alignment|Tyre replacement,Wheel alignment,Balancing,Puncture repair,Nitrogen filling
car-rental|Car rental|amenity/car_rental|AutoRental|car hire,self drive cars|Self-drive,Chauffeur drive,Airport transfer,Outstation trips,Monthly rental
taxi|Taxi service|amenity/taxi|TaxiService|cab,cabs,minicab,airport transfer|Airport transfer,Local rides,Outstation trips,Corporate bookings,Minibus hire
driving-school|Driving school|amenity/driving_school||driving lessons,driving instructor,motor training|Beginner lessons,Refresher course,Automatic lessons,Test preparation,Licence assistance
travel-agency|Travel agency|shop/travel_agency|TravelAgency|tours and travels,tour operator,holiday packages,travels|Flight booking,Holiday packages,Hotel booking,Visa assistance,Bus and train tickets
hotel|Hotel|tourism/hotel|Hotel,LodgingBusiness|rooms,resort,lodging,stay|Rooms,Restaurant,Banquet hall,Conference room,Airport pick-up
guest-house|Guest house|tourism/guest_house|BedAndBreakfast|homestay,bed and breakfast,bnb,pg accommodation|Rooms,Breakfast,Long stays,Family rooms,Parking
event-venue|Event venue|amenity/events_venue|EventVenue|banquet hall,marriage hall,wedding venue,party hall|Weddings,Receptions,Birthday parties,Corporate events,In-house catering
event-planner|Event planner|||wedding planner,event management,decorator,party planner|Wedding planning,Decoration,Corporate events,Birthday parties,Entertainment
photographer|Photographer|craft/photographer||photography,photo studio,wedding photography,videography|Wedding photography,Portraits,Product photography,Pre-wedding shoots,Videography
school|School|amenity/school|School,ElementarySchool,HighSchool,EducationalOrganization|primary school,high school,public school,academy,international school|Admissions,Primary classes,Secondary classes,Transport,Sports,After-school activities
preschool|Preschool|amenity/kindergarten|Preschool,ChildCare|play school,nursery school,kindergarten,montessori,daycare|Playgroup,Nursery,Kindergarten,Daycare,Summer camp
college|College|amenity/college|CollegeOrUniversity|university,institute,polytechnic|Undergraduate courses,Postgraduate courses,Diplomas,Placements,Hostel
coaching-centre|Coaching centre|amenity/prep_school||tuition,tutor,coaching classes,tutoring,tuition centre,ielts|School tuition,Entrance exam preparation,Spoken English,Online classes,Test series
language-school|Language school|amenity/language_school||english classes,spoken english,language classes|Beginner course,Conversation classes,Exam preparation,Business English,Online lessons
music-school|Music school|amenity/music_school||guitar classes,piano lessons,singing classes|Guitar lessons,Piano lessons,Vocal training,Drum lessons,Grade exams
computer-training|Computer training centre|||it training,software training,coding classes,computer classes|Programming courses,Office skills,Web design course,Data analytics,Placement assistance
lawyer|Lawyer|office/lawyer|Attorney,LegalService,Notary|solicitor,advocate,law firm,legal services|Consultation,Property law,Family law,Business contracts,Litigation,Notary
accountant|Accountant|office/accountant|AccountingService|chartered accountant,bookkeeping,tax consultant,ca firm,gst filing|Tax returns,Bookkeeping,Audit,Payroll,Company registration,GST and VAT filing
financial-adviser|Financial adviser|office/financial_advisor|FinancialService|financial planning,mutual funds,wealth management,mortgage adviser|Investment advice,Retirement planning,Mortgages,Tax planning,Insurance advice
insurance-agency|Insurance agency|office/insurance|InsuranceAgency|insurance,insurance broker,lic agent|Health insurance,Life insurance,Motor insurance,Business insurance,Claims help
estate-agent|Estate agent|office/estate_agent|RealEstateAgent|real estate,property dealer,letting agent,realtor,property consultant|Sales,Lettings,Valuation,Property management,Home loans assistance
property-developer|Property developer|||real estate developer,builders and developers,housing project,apartments|New apartments,Villas,Plots,Site visits,Home loan help
advertising-agency|Marketing agency|office/advertising_agency||digital marketing,advertising,seo,branding agency,social media marketing|Social media marketing,Search engine optimisation,Paid ads,Branding,Website design
web-designer|Web design and software company|office/it||web design,software company,it services,app development,website development|Website design,App development,E-commerce,Hosting,Maintenance,Software development
employment-agency|Employment agency|office/employment_agency|EmploymentAgency|recruitment,placement agency,staffing,manpower|Permanent hiring,Temporary staff,Executive search,CV help,Interview preparation
coworking-space|Coworking space|office/coworking||shared office,office space,serviced office|Hot desks,Private offices,Meeting rooms,Virtual office,Event space
printing-shop|Printing shop|shop/copyshop||printing press,printers,flex printing,photocopy,signage|Business cards,Brochures,Banners,Photocopying,Invitation cards
clothes-shop|Clothes shop|shop/clothes|ClothingStore,MensClothingStore|clothing,fashion,apparel,garments,boutique|Women's wear,Men's wear,Kids' wear,Ethnic wear,Alterations
saree-shop|Saree and ethnic wear shop|||sarees,silks,lehenga,ethnic wear,bridal wear|Silk sarees,Bridal lehengas,Designer blouses,Kurtis,Wedding collection
shoe-shop|Shoe shop|shop/shoes|ShoeStore|footwear,shoes,sandals,sneakers|Men's shoes,Women's shoes,Kids' shoes,Sports shoes,Repairs
jeweller|Jeweller|shop/jewelry|JewelryStore|jewellery,jewelry,gold,diamond,jewellers|Gold jewellery,Diamond jewellery,Bridal sets,Custom design,Repairs,Old gold exchange
furniture-shop|Furniture shop|shop/furniture|FurnitureStore|furniture store,sofa,wardrobe,mattress|Sofas,Beds,Dining sets,Office furniture,Custom furniture,Home delivery
electronics-shop|Electronics shop|shop/electronics|ElectronicsStore|electronics,appliances,tv,home appliances|Televisions,Washing machines,Refrigerators,Installation,Finance
mobile-shop|Mobile phone shop|shop/mobile_phone|MobilePhoneStore|mobile store,phone repair,smartphones|New phones,Phone repair,Accessories,Exchange offers,Screen replacement
computer-shop|Computer shop|shop/computer|ComputerStore|laptop repair,computer repair,pc|Laptops,Laptop repair,Data recovery,Printers,Upgrades
grocery|Grocery shop||GroceryStore|kirana,general store,provision store,groceries|Groceries,Fruit and vegetables,Household goods,Home delivery,Organic products
supermarket|Supermarket|shop/supermarket||hypermarket,department store,mart|Groceries,Fresh produce,Bakery,Household goods,Home delivery
florist|Florist|shop/florist|Florist|flower shop,flowers,bouquets|Bouquets,Wedding flowers,Same-day delivery,Event decoration,Plants
gift-shop|Gift shop|shop/gift||gifts,gifting,personalised gifts,handicrafts|Personalised gifts,Corporate gifts,Hampers,Greeting cards,Home delivery
book-shop|Book shop|shop/books|BookStore|bookstore,books,stationery|Books,School books,Stationery,Gifts,Orders
toy-shop|Toy shop|shop/toys|ToyStore|toys,kids store,games|Toys,Board games,Baby toys,Party supplies,Gift wrapping
hardware-shop|Hardware shop|shop/hardware|HardwareStore|hardware store,diy,building materials,sanitaryware|Tools,Paint,Plumbing supplies,Electrical supplies,Home delivery
bicycle-shop|Bicycle shop|shop/bicycle|BikeStore|cycle shop,bike repair,bicycles|New bicycles,Servicing,Repairs,Accessories,Hire
sports-shop|Sports shop|shop/sports|SportingGoodsStore|sporting goods,sportswear|Equipment,Sportswear,Racket stringing,Team kits,Footwear
butcher|Butcher|shop/butcher||meat shop,chicken,mutton,halal meat|Chicken,Lamb,Cold cuts,Marinades,Home delivery
organic-shop|Health food shop|shop/health_food||organic store,natural products,health foods|Organic groceries,Cold-pressed oils,Superfoods,Gluten-free,Home delivery
security-service|Security service|office/security||security guards,cctv,surveillance|Security guards,CCTV installation,Event security,Alarm systems,Access control
solar-installer|Solar installer|craft/electrician||solar panels,solar energy,renewable energy|Rooftop solar,Solar water heaters,Batteries,Maintenance,Subsidy help
logistics|Courier and logistics|office/courier||courier,transport,cargo,parcel,freight|Same-day courier,International parcels,Freight,Warehousing,Pickup service
astrologer|Astrologer|shop/psychic||astrology,vastu,numerology,horoscope|Horoscope reading,Vastu advice,Match making,Gemstone advice,Phone consultation
charity|Charity|office/charity|NGO|ngo,foundation,trust,non-profit|Donations,Volunteering,Community programmes,Events,Education support
convenience-store|Convenience store|shop/convenience|ConvenienceStore|corner shop,newsagent,off licence,mini market|Groceries,Snacks and drinks,Newspapers,Parcel pickup,Household goods
homoeopath|Homoeopath|healthcare/alternative/homeopathy||homeopath,homeopathy,homoeopathy,homoeopathic clinic,homeopathic clinic|Consultation,Chronic disease care,Skin treatment,Child care advice,Online consultation
storage|Storage|shop/storage_rental|SelfStorage|self storage,storage units,warehouse,furniture storage|Self storage,Business storage,Document storage,Packing,Pickup service
post-office|Post office|amenity/post_office|PostOffice|postal services,parcels,stamps,mail|Letters and parcels,Bill payment,Savings accounts,Travel money,Stamps
petrol-station|Petrol station|amenity/fuel|GasStation|petrol pump,fuel,fuel station,gas station,filling station,diesel|Petrol,Diesel,Car wash,Air and water,Snacks and drinks
charging-station|Charging station|amenity/charging_station||ev charging,electric vehicle charging,charging point|Fast charging,Home charger installation,Monthly plans,Car park charging,Roaming
care-home|Care home|amenity/social_facility/nursing_home||old age home,residential care,elderly care,assisted living|Residential care,Dementia care,Respite care,Day care for the elderly,Nursing
home-care|Home care|||home nursing,carers,domiciliary care,live-in care,caregiver|Live-in care,Nursing at home,Physiotherapy at home,Companionship,Respite care
handyman|Handyman|||odd jobs,property maintenance,home repairs|Small repairs,Furniture assembly,TV mounting,Painting,Shelves and curtains
variety-store|Discount store|shop/variety_store||pound shop,variety store,bargain store|Household goods,Snacks and drinks,Toys,Seasonal goods,Stationery
waste-removal|Waste removal|||skip hire,rubbish removal,house clearance,scrap dealer,recycling|Skip hire,Rubbish removal,House clearance,Garden waste,Scrap collection
towing-service|Towing and breakdown service|||recovery service,roadside assistance,breakdown recovery,tow truck|Breakdown recovery,Towing,Jump start,Puncture repair,Accident recovery
fertility-clinic|Fertility clinic|||ivf,ivf centre,fertility centre|Consultation,IVF,Fertility tests,Egg freezing,Counselling
bridal-shop|Bridal shop|shop/clothes/wedding||wedding dresses,bridal boutique,wedding shop|Wedding dresses,Bridesmaid dresses,Accessories,Fittings,Alterations
pawnbroker|Pawnbroker|shop/pawnbroker||gold loan,gold loans,loans against gold|Gold loans,Gold valuation,Loan transfer,Repayment plans,Old gold exchange
wholesaler|Wholesaler|shop/wholesale|WholesaleStore|distributor,supplier,stockist,importer|Bulk orders,Trade accounts,Delivery,Product catalogue,Samples
manufacturer|Manufacturer|man_made/works||factory,manufacturing,fabrication,exporter|Custom manufacturing,Bulk orders,Private label,Quality testing,Export
parking|Car park|amenity/parking|ParkingFacility|parking,valet parking,airport parking|Hourly parking,Monthly parking,Airport parking,Valet parking,Car park charging
place-of-worship|Place of worship|amenity/place_of_worship|PlaceOfWorship,Church,HinduTemple,Mosque|church,temple,mosque,gurudwara|Services,Community events,Weddings,Classes,Donations
`

/** The hand-written categories, commonest kinds of small business first by trade. */
export const commonCategories: ReadonlyArray<CommonCategory> = table
  .trim()
  .split("\n")
  .map((line) => {
    const [slug = "", name = "", preset = "", schemaTypes = "", terms = "", services = ""] = line.split("|")
    return { slug, name, preset, schemaTypes, terms, services }
  })
