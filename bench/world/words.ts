/** First and family names in random combinations; no real people. */
export const firstNames = (
  'Aarti Abhay Aditi Ajay Akhil Alka Aman Amit Amrita Anand Ananya Anil Anita Anjali Ankit Anupama Aparna Arun Asha Ashok Bala Bharat ' +
  'Bhavna Bindu Chandan Charu Chetan Daksha Deepa Deepak Devika Dhruv Dilip Divya Esha Farhan Fatima Ganesh Gauri Geeta Girish Gopal Gurpreet ' +
  'Harish Harpreet Hema Imran Indira Irfan Ishita Jagdish Jaya Jayesh Jyoti Kabir Kalyani Kamal Kapil Karan Kavita Kiran Komal Lakshmi Lalit Lata ' +
  'Madhav Mahesh Malini Manish Manoj Meena Megha Mohan Mukta Nalini Naresh Naveen Neha Nikhil Nilima Nitin Padma Pallavi Pankaj Parul Pooja Prakash ' +
  'Pramod Pranav Preeti Priya Radha Rahul Rajat Rajni Ramesh Rashmi Ravi Rekha Ritu Rohit Roshan Rupal Sachin Sameer Sandeep Sangita Sanjay Sarita ' +
  'Savita Seema Shanti Sheela Shobha Shruti Smita Sneha Sudha Suman Sunil Suresh Sushma Tanvi Tarun Uma Usha Vandana Varsha Vasant Vidya Vijay Vikas Vimal Vinod Yash Zoya'
).split(' ')

export const familyNames = (
  'Agarwal Ahluwalia Ansari Arora Awasthi Bajaj Banerjee Barua Basu Bhalla Bhargava Bhatia Bhatt Bhattacharya Bhosale Biswas Bora Chandra Chatterjee ' +
  'Chaudhary Chauhan Chawla Chopra Dabas Dalal Das Deka Desai Deshmukh Dhawan Dixit Dubey Dutta Fernandes Gaikwad Gandhi Ganguly Garg George Ghosh Gill ' +
  'Goel Gogoi Gokhale Goswami Gowda Grewal Gupta Hegde Hussain Iyer Jadhav Jain Jha Joseph Joshi Kadam Kakkar Kale Kamble Kapoor Karnik Kashyap Kaul Khan ' +
  'Khanna Khatri Kulkarni Kumar Kurian Lal Mahajan Mahanta Malhotra Malik Mathew Mathur Mehta Menon Mishra Mistry Mohanty Mukherjee Murthy Nagar Naidu Naik ' +
  'Nair Namboodiri Nanda Narang Nayak Nigam Oberoi Oza Pai Panda Pandey Parekh Parmar Patel Pathak Patil Patnaik Pillai Pradhan Prasad Puri Purohit Rai Rajput ' +
  'Raman Rana Rao Rastogi Rathi Rathod Rawat Ray Reddy Roy Sahni Sahoo Saikia Sandhu Sawant Saxena Sen Sethi Shah Shaikh Sharma Shenoy Shetty Shinde Shukla Sidhu ' +
  'Singh Sinha Soni Srivastava Subramaniam Sundaram Suri Swamy Talwar Tandon Thakur Thomas Tiwari Tripathi Trivedi Tyagi Upadhyay Vaidya Varghese Varma Verma Vyas Wagh Yadav'
).split(' ')

/** City, PIN code, state, GST code, languages besides English, and relative number of consultants. */
export const cities: [city: string, pincode: string, state: string, code: string, languages: string, weight: number][] =
  [
    ['Mumbai', '400001', 'Maharashtra', '27', 'hi,mr', 120],
    ['New Delhi', '110001', 'Delhi', '07', 'hi', 110],
    ['Bengaluru', '560001', 'Karnataka', '29', 'kn,hi', 90],
    ['Hyderabad', '500001', 'Telangana', '36', 'te,hi', 70],
    ['Ahmedabad', '380001', 'Gujarat', '24', 'gu,hi', 65],
    ['Chennai', '600001', 'Tamil Nadu', '33', 'ta', 65],
    ['Pune', '411001', 'Maharashtra', '27', 'mr,hi', 60],
    ['Kolkata', '700001', 'West Bengal', '19', 'bn,hi', 60],
    ['Surat', '395003', 'Gujarat', '24', 'gu,hi', 45],
    ['Jaipur', '302001', 'Rajasthan', '08', 'hi', 40],
    ['Lucknow', '226001', 'Uttar Pradesh', '09', 'hi', 35],
    ['Kanpur', '208001', 'Uttar Pradesh', '09', 'hi', 32],
    ['Ludhiana', '141001', 'Punjab', '03', 'pa,hi', 32],
    ['Coimbatore', '641001', 'Tamil Nadu', '33', 'ta', 30],
    ['Indore', '452001', 'Madhya Pradesh', '23', 'hi', 30],
    ['Nagpur', '440001', 'Maharashtra', '27', 'mr,hi', 26],
    ['Rajkot', '360001', 'Gujarat', '24', 'gu,hi', 26],
    ['Kochi', '682001', 'Kerala', '32', 'ml', 24],
    ['Gurugram', '122001', 'Haryana', '06', 'hi', 24],
    ['Noida', '201301', 'Uttar Pradesh', '09', 'hi', 24],
    ['Patna', '800001', 'Bihar', '10', 'hi,bho', 20],
    ['Visakhapatnam', '530001', 'Andhra Pradesh', '37', 'te', 18],
    ['Bhopal', '462001', 'Madhya Pradesh', '23', 'hi', 16],
    ['Bhubaneswar', '751001', 'Odisha', '21', 'or,hi', 15],
    ['Ranchi', '834001', 'Jharkhand', '20', 'hi', 12],
    ['Raipur', '492001', 'Chhattisgarh', '22', 'hi', 12],
    ['Guwahati', '781001', 'Assam', '18', 'as,hi', 12],
    ['Dehradun', '248001', 'Uttarakhand', '05', 'hi', 10],
    ['Panaji', '403001', 'Goa', '30', 'kok,hi', 6],
    ['Srinagar', '190001', 'Jammu and Kashmir', '01', 'ks,ur', 6],
    ['Shillong', '793001', 'Meghalaya', '17', 'hi', 4],
    ['Imphal', '795001', 'Manipur', '14', 'mni', 3],
  ]
